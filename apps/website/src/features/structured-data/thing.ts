import type { Bild, Einstellungen } from '@kurstadt/contract'
import type { Json } from '../json-ld/index.ts'

/** A thing as schema.org describes it; what is not known is undefined and left out of the JSON. */
export type Thing = { readonly '@type': string; readonly [property: string]: Json }

/** What a thing stands in: the site's origin and settings, and the address of the page. */
export type Frame = { origin: string; url: string; einstellungen: Einstellungen | null }

/** The widest JPEG of a picture, which every reader can show. */
export function imageOf(bild: Bild | null, origin: string): string[] | undefined {
  const jpegs = bild?.quellen.filter(({ format }) => format === 'jpeg') ?? []
  const widest = jpegs.toSorted((a, b) => b.breite - a.breite)[0]
  return widest && [new URL(widest.url, origin).href]
}
