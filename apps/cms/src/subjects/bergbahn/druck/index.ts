export type { Blatt, Teil } from './blatt.ts'
export { openPrinter } from './open-printer.ts'
