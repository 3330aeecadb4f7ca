import { Printer } from '../../../platform/print/printer.ts'
import type { Programm } from './programme.ts'

/** Who draws programmes. */
export function openPrinter(): Printer<Programm> {
  return new Printer(new URL('./worker.ts', import.meta.url))
}
