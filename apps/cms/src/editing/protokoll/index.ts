export { type Entry, recordEntry } from './record-entry.ts'
export { type Vorgang, vorgaenge } from './vorgaenge.ts'
