export { drawPaper, type PaperFile } from './papers.ts'
export { openPrinter } from './printer.ts'
