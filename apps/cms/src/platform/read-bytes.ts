/**
 * The bytes of a body, as long as it may be. Null where it is longer; then nothing more of it is read,
 * and whoever sends it is told so.
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null | undefined,
  most: number,
): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done || value === undefined) return new Uint8Array(Buffer.concat(parts))
    size += value.length
    if (size > most) {
      await reader?.cancel()
      return null
    }
    parts.push(value)
  }
}
