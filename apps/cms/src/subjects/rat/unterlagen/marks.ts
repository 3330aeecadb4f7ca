import type { Mark } from '../../../platform/pdf/join/index.ts'
import { itemTitle } from './draw-parts.ts'
import { type Places, placeName } from './places.ts'
import { type Anlage, filesOf, type Papier, type Unterlagen } from './unterlagen.ts'
import { words } from './words.ts'

/** Bookmarks of the whole: agenda, items, their papers, and the files of these. */
export function marksOf(unterlagen: Unterlagen, places: Places): Mark[] {
  const names = new Map(filesOf(unterlagen).map(({ datei }, index) => [datei, placeName(index)]))
  const at = (titel: string, name: string, below: readonly Mark[] = []): Mark => {
    const span = places.spanOf(name) ?? places.spanOf(names.get(name) ?? '')
    return { titel, seite: span?.from ?? 1, below }
  }
  const ofFile = ({ titel, datei }: Anlage) => at(`${words.anlage}: ${titel}`, datei)
  const ofPaper = ({ id, titel, anlagen }: Papier) =>
    at(titel, `vorlage-${id}`, anlagen.map(ofFile))
  const { anlagen, punkte } = unterlagen
  return [
    { titel: words.titel, seite: 1, below: [] },
    at(words.agenda, 'tagesordnung'),
    ...(anlagen.length === 0 ? [] : [at(words.sitzung, 'sitzung', anlagen.map(ofFile))]),
    ...punkte.map((punkt, index) =>
      at(itemTitle(punkt), `punkt-${index + 1}`, punkt.papiere.map(ofPaper)),
    ),
  ]
}
