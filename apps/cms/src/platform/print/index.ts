// What draws; a process that has something drawn needs `printer.ts` alone, and loads no fonts.
export { drawInThread } from './draw-in-thread.ts'
export { Fonts } from './fonts.ts'
export { colors, content, type Element, PdfPage, page } from './pdf-page.ts'
export type { Picture } from './picture.ts'
export { drawRichText } from './rich-text.ts'
export {
  drawSheetFacts,
  drawSheetFeet,
  drawSheetHead,
  drawSheetHeading,
  drawSheetRule,
} from './sheet.ts'
export { columnsOf, drawTable, needRoom } from './table.ts'
