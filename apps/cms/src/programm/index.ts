export { Printer, PrinterBusyError } from './printer.ts'
export type { Abschnitt, Eintrag, Hoehepunkt, Picture, Programm } from './programme.ts'
