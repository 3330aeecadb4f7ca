export { type Decoded, decode } from './decode.ts'
export {
  type Entry,
  type EntryRule,
  emptyEntry,
  mostEntries,
  UnreadableFileError,
} from './entry.ts'
export { looksLikeFormula } from './formula.ts'
export { readIcal } from './read-ical.ts'
export { type Row, rowsOf } from './rows.ts'
export { writtenDay, writtenTime } from './written-day.ts'
