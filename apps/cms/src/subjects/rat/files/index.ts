export { oparlJson } from '../oparl/answer.ts'
export { sitzungenIcs, sitzungenIdIcs } from './sitzungen-ics.ts'
