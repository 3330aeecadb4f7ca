import type { Galerie, Sprache } from '@kurstadt/contract'
import { mediathekTextsIn } from '../../i18n/index.ts'
import { findPlace, withKeys } from './pictures.ts'

/** Title of the page that shows one picture of a gallery; null where the address asks for none. */
export function galerieTitle(
  { bilder, titel }: Pick<Galerie, 'bilder' | 'titel'>,
  query: URLSearchParams,
  sprache: Sprache,
): string | null {
  const bild = query.get('bild')
  if (bild === null) return null
  const found = findPlace(withKeys(bilder), { bild })
  if (found.kind === 'page') return null
  return mediathekTextsIn(sprache).galerie.title(found.place + 1, bilder.length, titel)
}
