export { bekanntmachungenCsv, bekanntmachungenIdTxt } from './log-and-wording.ts'
export { bekanntmachungenIdPdf } from './notice-pdf.ts'
