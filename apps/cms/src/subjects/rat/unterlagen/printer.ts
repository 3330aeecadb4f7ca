import { Printer } from '../../../platform/print/printer.ts'
import type { Unterlagen } from './unterlagen.ts'

/** Milliseconds that a file of many hundred pages may take; the worker has nobody waiting for it. */
const timeout = 120_000

/** Who makes the files with all papers of a meeting: one at a time, and none is kept in memory. */
export function openPrinter(): Printer<Unterlagen> {
  return new Printer(new URL('./worker.ts', import.meta.url), {
    concurrent: 1,
    timeout,
    cacheBytes: 1,
  })
}
