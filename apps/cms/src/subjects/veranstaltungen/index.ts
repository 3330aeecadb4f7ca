import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { collections } from './collections/index.ts'

export { eventOf, relatedToEvents } from './calls/veranstaltungen.ts'
export { validateLastDay } from './collections/veranstaltungen/zeitraum.ts'
export {
  type Entry as FileEntry,
  looksLikeFormula,
  missingColumn,
  readChoice,
  readIcal,
  readText,
  recognise,
  rowsOf,
  UnreadableFileError,
  writtenDay,
  writtenTime,
} from './file-readers/index.ts'
export {
  calendarOf,
  calendarOfTexts,
  type Entry,
  entryText,
  type Instance,
  type Point,
} from './kalender/index.ts'
export { refuse } from './office/access.ts'
export {
  findetAndersStatt,
  germanDay,
  isDay,
  isDayOpen,
  lastDayOf,
  letzterTag,
  neuerTag,
  newDayOf,
  type Occurrence,
  occurrencesOf,
  scheduled,
} from './termine/index.ts'

/** Events: their days, series, files, import, and the office that looks after them. */
export const veranstaltungen = { calls, collections } satisfies Subject
