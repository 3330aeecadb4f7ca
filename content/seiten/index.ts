import type { SeiteContent } from '../shape.ts'
import { aktuellesseiten } from './aktuelles.ts'
import { rathausseiten } from './rathaus.ts'
import { startseite } from './startseite.ts'
import { veranstaltungsseiten } from './veranstaltungen.ts'

/** All pages; a parent stands before its children. */
export const seiten: SeiteContent[] = [
  startseite,
  ...veranstaltungsseiten,
  ...aktuellesseiten,
  ...rathausseiten,
]
