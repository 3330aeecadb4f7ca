import { inflateSync } from 'node:zlib'

/** An object of a PDF as it was written: its dictionary as text, and what its stream holds. */
export type PdfObject = { id: number; text: string; stream: Buffer | null }

const written = /(\d+) 0 obj\n([\s\S]*?)\nendobj/g
const streamed = /^([\s\S]*?)\nstream\r?\n([\s\S]*)\r?\nendstream/

function objectOf([, id = '', body = '']: RegExpMatchArray): PdfObject {
  const [, text = body, raw] = streamed.exec(body) ?? []
  if (raw === undefined) return { id: Number(id), text, stream: null }
  const bytes = Buffer.from(raw, 'latin1')
  return {
    id: Number(id),
    text,
    stream: text.includes('/FlateDecode') ? inflateSync(bytes) : bytes,
  }
}

/** The objects of a PDF without compressed objects, by their numbers. */
export function objectsOf(bytes: Uint8Array): Map<number, PdfObject> {
  const text = Buffer.from(bytes).toString('latin1')
  return new Map([...text.matchAll(written)].map(objectOf).map((one) => [one.id, one]))
}

/** The object that a key of another one refers to; undefined where it does not. */
export function referred(
  objects: ReadonlyMap<number, PdfObject>,
  { text }: Pick<PdfObject, 'text'>,
  key: string,
): PdfObject | undefined {
  const [, id] = new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(text) ?? []
  return id === undefined ? undefined : objects.get(Number(id))
}
