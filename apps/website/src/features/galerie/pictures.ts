import type { Bild, Galerie } from '@kurstadt/contract'

/** A picture of a gallery with what names it in an address. */
export type GalleryPicture = Galerie['bilder'][number] & { key: string }

/** Pictures that a gallery shows on one page: a telephone loads all of them ahead (bench/media.ts). */
export const perPage = 18

/** Shapes (width by height) that a tile keeps; what is longer is cropped around its focal point. */
const shapes = { tallest: 0.5, broadest: 2.4 }

/** Pictures with their keys: the picture's number, and its turn where it stands there once more. */
export function withKeys(bilder: Galerie['bilder']): GalleryPicture[] {
  const seen = new Map<number, number>()
  return bilder.map((picture) => {
    const turn = (seen.get(picture.bild.id) ?? 0) + 1
    seen.set(picture.bild.id, turn)
    return { ...picture, key: turn === 1 ? `${picture.bild.id}` : `${picture.bild.id}-${turn}` }
  })
}

/** Shape of a tile: that of its picture, within what can be seen and touched. */
export function tileShape({ breite, hoehe }: Pick<Bild, 'breite' | 'hoehe'>): number {
  const shape = Math.min(shapes.broadest, Math.max(shapes.tallest, breite / hoehe))
  return Math.round(shape * 1000) / 1000
}

/** Number of the page, from 1, that a picture stands on. */
export const pageOf = (place: number): number => Math.floor(place / perPage) + 1

/** What a visitor asked of a gallery, and what there is of it; places count from 0. */
export type GalleryPlace =
  | { kind: 'picture'; place: number }
  | { kind: 'page'; page: number; last: number; isPictureGone: boolean; isPageMissing: boolean }

/** Finds what an address asks of a gallery; a picture or page that there is not leads to one there is. */
export function findPlace(
  pictures: readonly GalleryPicture[],
  { bild, seite }: { bild?: string; seite?: string },
): GalleryPlace {
  const place = bild === undefined ? -1 : pictures.findIndex(({ key }) => key === bild)
  if (place >= 0) return { kind: 'picture', place }
  const last = Math.max(1, Math.ceil(pictures.length / perPage))
  const asked = seite === undefined ? 1 : Number(seite)
  const page = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, last) : 1
  return {
    kind: 'page',
    page,
    last,
    isPictureGone: bild !== undefined,
    isPageMissing: page !== asked,
  }
}
