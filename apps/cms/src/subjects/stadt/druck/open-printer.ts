import { Printer } from '../../../platform/print/printer.ts'
import type { Jahresblatt } from './jahresblatt.ts'

/** Who draws the year of a street; the sheets of a few hundred streets are kept. */
export function openPrinter(): Printer<Jahresblatt> {
  return new Printer(new URL('./worker.ts', import.meta.url), {
    cacheBytes: 16_000_000,
    keepsThread: true,
  })
}
