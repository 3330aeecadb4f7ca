export { openPrinter } from './open-printer.ts'
export type { Abschnitt, Angebot, Eintrag, Hoehepunkt, Programm } from './programme.ts'
