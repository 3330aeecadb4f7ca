export { abfuhrIdIcs } from './abfuhr-ics.ts'
export { abfuhrIdPdf } from './abfuhr-pdf.ts'
