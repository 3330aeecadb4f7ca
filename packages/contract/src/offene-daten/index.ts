import { abfuhrtermine } from './datensaetze/abfuhrtermine.ts'
import { aemter } from './datensaetze/aemter.ts'
import { bekanntmachungen } from './datensaetze/bekanntmachungen.ts'
import { brancheneintraege } from './datensaetze/brancheneintraege.ts'
import { parken } from './datensaetze/parken.ts'
import { pois } from './datensaetze/pois.ts'
import { strassen } from './datensaetze/strassen.ts'
import { touren } from './datensaetze/touren.ts'
import { veranstaltungen } from './datensaetze/veranstaltungen.ts'
import { wegweiserVerfahren } from './datensaetze/wegweiser-verfahren.ts'
import type { Datensatz } from './datensatz.ts'
import type { DatensatzName } from './namen.ts'

export { ratsinformationen } from './datensaetze/ratsinformationen.ts'
export {
  type Datensatz,
  type DatensatzAngaben,
  type Geometrie,
  type Rahmen,
  type Spalte,
  spaltenArten,
  type WeitererZugang,
  type Wert,
  type Zeile,
} from './datensatz.ts'

export {
  type Datenlizenz,
  datenlizenzen,
  datenlizenzTexte,
} from './lizenzen.ts'
export {
  type DatenFormat,
  type DatensatzName,
  datenFormate,
  datensatzNamen,
  isDatensatzName,
  meisteZeilen,
} from './namen.ts'
export { offeneDatenPfade } from './pfade.ts'

/** Every dataset that is offered as files; page, catalogue and files are made of these. */
export const datensaetze: Readonly<Record<DatensatzName, Datensatz>> = {
  veranstaltungen,
  pois,
  brancheneintraege,
  touren,
  parken,
  abfuhrtermine,
  strassen,
  aemter,
  wegweiser_verfahren: wegweiserVerfahren,
  bekanntmachungen,
}
