import { channel } from 'node:diagnostics_channel'

/** A line of a log, as whoever reports errors hears of it. */
export type HeardLine = { level: number; words: string; error: unknown }

/**
 * A channel of Node's and no variable: the bundles of one process (Next has several, the website's
 * server one beside its front) each have modules of their own, and one channel.
 */
const lines = channel('kurstadt:log')

/** From this level on a line stands for an error. */
export const errorLevel = 50

function errorIn(first: unknown): unknown {
  if (first instanceof Error) return first
  if (typeof first !== 'object' || first === null) return undefined
  const [, error] = Object.entries(first).find(([name]) => name === 'err' || name === 'error') ?? []
  return error
}

/** Tells of a line that is written to a log; costs nothing where nobody listens. */
export function publishLine(level: number, args: readonly unknown[]): void {
  if (!lines.hasSubscribers || level < 30) return
  const [first] = args
  const words = args.find((one) => typeof one === 'string') ?? ''
  lines.publish({ level, words, error: errorIn(first) } satisfies HeardLine)
}

const isHeard = (message: unknown): message is HeardLine =>
  typeof message === 'object' && message !== null && 'level' in message && 'words' in message

/** Hears of every line that this process logs from now on; returns how to stop. */
export function subscribeToLines(listen: (line: HeardLine) => void): () => void {
  const heard = (message: unknown) => {
    if (isHeard(message)) listen(message)
  }
  lines.subscribe(heard)
  return () => {
    lines.unsubscribe(heard)
  }
}

/** Reports an error without a line in the log, as what every page of an outage would write. */
export function reportError(error: Error, words: string): void {
  publishLine(errorLevel, [error, words])
}
