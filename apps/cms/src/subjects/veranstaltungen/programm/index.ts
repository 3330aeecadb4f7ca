export { Printer, PrinterBusyError } from './printer.ts'
export type { Abschnitt, Angebot, Eintrag, Hoehepunkt, Picture, Programm } from './programme.ts'
