export { girocodeOf } from './girocode.ts'
export { drawPaper, type PaperFile } from './papers.ts'
export { openPrinter } from './printer.ts'
export { empfaengerOf, type Rechnungsdaten, rechnungsdaten } from './rechnungsdaten.ts'
