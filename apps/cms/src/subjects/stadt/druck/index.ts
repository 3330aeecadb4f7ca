export type { Blatttag, Jahresblatt, Zeichen } from './jahresblatt.ts'
export { openPrinter } from './open-printer.ts'
