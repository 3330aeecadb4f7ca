export type { Blatt } from './blatt.ts'
export { openPrinter } from './open-printer.ts'
