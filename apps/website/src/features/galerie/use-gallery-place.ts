import type { Galerie } from '@kurstadt/contract'
import { useKnownQuery } from '../../ui/link/index.ts'
import { findPlace, type GalleryPicture, type GalleryPlace, withKeys } from './pictures.ts'

/** What the page of a gallery reads out of its address. */
const known = { bild: /^.{1,20}$/u, seite: /^.{1,20}$/u }

/** The pictures of a gallery, and what of it the address asks for. */
export function useGalleryPlace({ bilder }: Pick<Galerie, 'bilder'>): {
  pictures: GalleryPicture[]
  place: GalleryPlace
} {
  const pictures = withKeys(bilder)
  return { pictures, place: findPlace(pictures, useKnownQuery(known)) }
}
