import { Printer } from '../../../platform/print/printer.ts'
import type { Papier } from './papier.ts'

/** Who draws papers. */
export function openPrinter(): Printer<Papier> {
  return new Printer(new URL('./worker.ts', import.meta.url))
}
