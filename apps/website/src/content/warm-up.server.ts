import { calls } from '@kurstadt/contract'
import { abortableSleep, createGate, type Gate } from '../lib/index.ts'
import { sitemapCall } from './call-path.server.ts'
import type { Ledger } from './ledger.server.ts'
import { readPage } from './load-page.server.ts'
import type { Reading } from './load-shell.server.ts'
import { ContentError } from './page.ts'
import { describe } from './report.server.ts'
import type { Snapshot } from './snapshot.server.ts'

/** Times of the warm-up in milliseconds. */
export const warmUpTimes = {
  /** After a change, so that ten changes cost one round. */
  quiet: 3_000,
  /** While visitors keep the server busy, or the content API is not to be asked. */
  busy: 200,
  /** After a round that did not get through; then twice as long each time, up to the second. */
  retry: 15_000,
  retryAtMost: 120_000,
}

/** What the warm-up works with. */
export type WarmUpOptions = {
  reading: Reading
  ledger: Ledger
  snapshot: Snapshot
  isBusy: () => boolean
  times: typeof warmUpTimes
}

/**
 * Reads every page of the sitemap once after the start and again after changes, so that the
 * snapshot holds pages nobody has visited yet (F04), and then takes out what is no longer there.
 */
export async function keepWarm(options: WarmUpOptions, signal: AbortSignal): Promise<void> {
  const startedAt = Date.now()
  const { ledger, times } = options
  let warmedAt = -1
  let retry = times.retry
  while (!signal.aborted) {
    const count = ledger.now()
    if (count === warmedAt) {
      await nextTouch(ledger, signal)
      await abortableSleep(times.quiet, signal)
      continue
    }
    if (await warmOnce(options, startedAt, signal)) {
      warmedAt = count
      retry = times.retry
    } else {
      await abortableSleep(retry, signal)
      retry = Math.min(2 * retry, times.retryAtMost)
    }
  }
}

/** One round through the sitemap; false when the content API could not give all of it. */
async function warmOnce(
  options: WarmUpOptions,
  startedAt: number,
  signal: AbortSignal,
): Promise<boolean> {
  const { reading, ledger, snapshot } = options
  let isComplete = false
  const keys = await reading.answers.recordKeys(async () => {
    isComplete = await readAll(options, signal)
  })
  if (!isComplete) return false
  await snapshot.sweep(
    (saved) =>
      !keys.has(saved.key) && (saved.savedAt < startedAt || !ledger.isCurrent(saved.tags, 0)),
  )
  return true
}

/** Every public address; null when the content API could not give all of them. */
async function allPaths({ answers }: Reading): Promise<string[] | null> {
  const paths: string[] = []
  for (let seite = 1; ; seite += 1) {
    const part = await answers.read(calls.sitemap.answer, sitemapCall(seite))
    if (part.kind === 'missing' || part.isStale) return null
    const { data, anzahl, pro_seite } = part.value
    paths.push(...data.map(({ href }) => href))
    if (data.length === 0 || seite * pro_seite >= anzahl) return paths
  }
}

async function readAll(options: WarmUpOptions, signal: AbortSignal): Promise<boolean> {
  const { report } = options.reading
  try {
    const paths = await allPaths(options.reading)
    if (paths === null) return false
    const round = { next: paths.values(), alone: createGate({ concurrent: 1, waiting: 2 }) }
    const done = await Promise.all([
      readRest(options, round, signal),
      readRest(options, round, signal),
    ])
    return done.every(Boolean)
  } catch (error) {
    report('the warm-up did not get through', { error: describe(error) })
    return false
  }
}

/** What the readers of a round share: the pages that are left, and who looks whether the API is back. */
type Round = { next: Iterator<string>; alone: Gate }

async function readRest(
  options: WarmUpOptions,
  { next, alone }: Round,
  signal: AbortSignal,
): Promise<boolean> {
  const { reading, isBusy, times } = options
  let isComplete = true
  for (let path = next.next(); !path.done; path = next.next()) {
    while (isBusy() && !signal.aborted) await abortableSleep(times.busy, signal)
    let isFresh = !reading.answers.isResting() && (await readOne(reading, path.value))
    // Once: a page that the API can never give must not be the only one that it is asked for.
    if (!isFresh && reading.answers.isResting())
      isFresh = await alone.run(() => readAfterRest(options, path.value, signal))
    if (signal.aborted) return false
    isComplete &&= isFresh
    await new Promise(setImmediate)
  }
  return isComplete
}

/** Waits as long as the content API is not to be asked; then reads the page. */
async function readAfterRest(
  { reading, times }: WarmUpOptions,
  path: string,
  signal: AbortSignal,
): Promise<boolean> {
  while (reading.answers.isResting() && !signal.aborted) await abortableSleep(times.busy, signal)
  return signal.aborted ? false : readOne(reading, path)
}

async function readOne(reading: Reading, path: string): Promise<boolean> {
  try {
    const result = await readPage(reading, { path, query: new URLSearchParams() })
    return result.kind !== 'page' || !result.stale
  } catch (error) {
    if (error instanceof ContentError && error.code !== 'unavailable') return true
    reading.report('the warm-up could not read a page', { path, error: describe(error) })
    return false
  }
}

/** Waits until the ledger is touched or the signal ends the wait. */
function nextTouch(ledger: Ledger, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = ledger.onTouch(done)
    function done(): void {
      stop()
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
  })
}
