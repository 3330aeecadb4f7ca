export { blattOf } from './blatt-of.ts'
export { openPrinter } from './open-printer.ts'
