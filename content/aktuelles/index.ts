import type { AktuellesContent, TownContent } from '../shape.ts'
import type { Tag } from '../tage.ts'
import { gaeste } from './gaeste.ts'
import { jahreszeiten } from './jahreszeiten.ts'
import { neueste } from './neueste.ts'
import { stadt } from './stadt.ts'

/** Groups of readers that news are written for. */
export const interessengruppen: NonNullable<TownContent['interessengruppen']> = [
  { key: 'gaeste', titel: { de: 'Gäste', en: 'Guests' } },
  { key: 'einwohner', titel: { de: 'Einwohnerinnen und Einwohner', en: 'Residents' } },
  { key: 'familien', titel: { de: 'Familien', en: 'Families' } },
  { key: 'kultur', titel: { de: 'Kultur und Festival', en: 'Culture and festival' } },
  { key: 'gewerbe', titel: { de: 'Gewerbe und Gastgeber', en: 'Businesses and hosts' } },
]

/** All news around a day, newest first. */
export function aktuellesAm(heute: Tag): AktuellesContent[] {
  return [...neueste, ...stadt, ...gaeste, ...jahreszeiten(heute)].toSorted(
    (one, other) => other.tag - one.tag,
  )
}
