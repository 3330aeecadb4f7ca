export { veranstaltungenIcs, veranstaltungenIdIcs } from './veranstaltungen-ics.ts'
export { veranstaltungenPdf } from './veranstaltungen-pdf.ts'
