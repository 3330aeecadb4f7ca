/** Longest side in pixels of a picture that was made smaller; the widest that pages show has 1,660. */
const longestSide = 4_000

/** Kinds of pictures that browsers read, and that are worth making smaller. */
const pictures = /^image\/(?:jpeg|png|webp|avif)$/

/** Of pictures with see-through parts the kind that keeps them. */
const kindOf = ({ type }: File) => (type === 'image/jpeg' ? type : 'image/webp')

/** Width and height with the same proportions, none of them longer than may be. */
export function smallerSize(width: number, height: number): [width: number, height: number] {
  const shrink = Math.min(1, longestSide / Math.max(width, height, 1))
  return [Math.max(1, Math.round(width * shrink)), Math.max(1, Math.round(height * shrink))]
}

/** The name of a file with the ending of its new kind: a name that lies about it is refused. */
export function nameFor(name: string, kind: string): string {
  const [base] = /^.+(?=\.\w+$)|.+/.exec(name) ?? [name]
  return `${base}.${kind === 'image/jpeg' ? 'jpg' : 'webp'}`
}

async function drawn(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const [width, height] = smallerSize(bitmap.width, bitmap.height)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return canvas.convertToBlob({ type: kindOf(file), quality: 0.9 })
}

/** A picture that may be uploaded, made of one that is too large; null for every other file. */
export async function scaledDown(file: File, most: number): Promise<File | null> {
  if (!pictures.test(file.type)) return null
  const blob = await drawn(file).catch(() => null)
  if (blob === null || blob.size > most) return null
  return new File([blob], nameFor(file.name, blob.type), { type: blob.type })
}
