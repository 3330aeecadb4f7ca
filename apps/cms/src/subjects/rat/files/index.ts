export { sitzungenIcs, sitzungenIdIcs } from './sitzungen-ics.ts'
