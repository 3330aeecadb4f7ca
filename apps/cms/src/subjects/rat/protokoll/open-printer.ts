import { Printer } from '../../../platform/print/printer.ts'
import type { Blatt } from './blatt.ts'

/** Who draws minutes; few are kept, those of one meeting are drawn in a moment. */
export function openPrinter(): Printer<Blatt> {
  return new Printer(new URL('./worker.ts', import.meta.url), { cacheBytes: 4_000_000 })
}
