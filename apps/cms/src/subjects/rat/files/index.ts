export { oparlJson } from '../oparl/answer.ts'
export { sitzungenIdPdf } from './niederschrift-pdf.ts'
export { sitzungenIcs, sitzungenIdIcs } from './sitzungen-ics.ts'
