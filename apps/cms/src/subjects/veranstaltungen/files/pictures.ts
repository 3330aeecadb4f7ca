import { buffer } from 'node:stream/consumers'
import type { Bild } from '@kurstadt/contract'
import { stores } from '../../../platform/media/index.ts'
import type { Picture } from '../../../platform/print/index.ts'

/** The smallest JPEG that is wide enough, else the widest there is. */
function sourceOf({ quellen }: Bild, width: number): string | null {
  const jpegs = quellen.filter(({ format }) => format === 'jpeg')
  const ordered = jpegs.toSorted((a, b) => a.breite - b.breite)
  const source = ordered.find(({ breite }) => breite >= width) ?? ordered.at(-1)
  return source ? source.url.slice('/media/'.length) : null
}

/** A picture with its bytes for print, at least `width` pixels wide; null when its file is gone. */
export async function readPicture(bild: Bild, width: number): Promise<Picture | null> {
  const name = sourceOf(bild, width)
  const file = name === null ? null : await stores.medien.open(name)
  if (file === null) return null
  const { breite, hoehe, fokus, alt, copyright } = bild
  const data = new Uint8Array(await buffer(await file.read()))
  return { data, breite, hoehe, fokus, alt, copyright }
}
