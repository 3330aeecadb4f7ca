import { Printer } from '../../../platform/print/printer.ts'
import { ThreadLimitError } from '../../../platform/threads/index.ts'
import type { Unterlagen } from './unterlagen.ts'

/** Milliseconds that a file of many hundred pages may take; the worker has nobody waiting for it. */
const timeout = 120_000

/** What the thread may use besides its heap, and milliseconds for one attachment. */
const thread = { bytes: 600_000_000, step: 30_000 }

/** Attachments that may each cost a thread; a meeting with more of them is nobody's mistake. */
const mostPacked = 4

type Files = Pick<Printer<Unterlagen>, 'print'>

/** Who makes the files with all papers of a meeting: one at a time, and none is kept in memory. */
export function openPrinter(): Files {
  const printer = new Printer<Unterlagen>(new URL('./worker.ts', import.meta.url), {
    concurrent: 1,
    timeout,
    cacheBytes: 1,
    thread,
  })
  return withoutPacked(printer)
}

/** An attachment that is too much for a thread is left out by the next one, and the rest is made. */
export function withoutPacked(printer: Files): Files {
  const print = async (unterlagen: Unterlagen, gepackt: readonly string[] = []) => {
    try {
      return await printer.print(gepackt.length === 0 ? unterlagen : { ...unterlagen, gepackt })
    } catch (error) {
      const isOfFile = error instanceof ThreadLimitError && error.step !== null
      if (!isOfFile || gepackt.length >= mostPacked) throw error
      return print(unterlagen, [...gepackt, error.step])
    }
  }
  return { print: (unterlagen) => print(unterlagen) }
}
