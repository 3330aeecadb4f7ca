export { readChoice } from './chosen.ts'
export {
  type Entry,
  type EntryRule,
  emptyEntry,
  mostEntries,
  UnreadableFileError,
} from './entry.ts'
export { looksLikeFormula } from './formula.ts'
export { missingColumn, recognise } from './headings.ts'
export { readIcal } from './read-ical.ts'
export { type FileText, readText } from './read-text.ts'
export { type Row, rowsOf } from './rows.ts'
export { writtenDay, writtenTime } from './written-day.ts'
