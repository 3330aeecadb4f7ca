import { Printer } from '../../../platform/print/printer.ts'
import type { Blatt } from './blatt.ts'

/** Who draws notices; few are kept, one is drawn in a moment. */
export function openPrinter(): Printer<Blatt> {
  return new Printer(new URL('./worker.ts', import.meta.url), { cacheBytes: 4_000_000 })
}
