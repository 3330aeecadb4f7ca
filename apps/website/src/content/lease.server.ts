import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { abortableSleep } from '../lib/index.ts'
import type { Report } from './report.server.ts'

/** Times of a lease in milliseconds. */
export const leaseTimes = {
  /** Its holder says so often that it lives, and others look so often. */
  beat: 5_000,
  /** A holder that says nothing for so long is gone. */
  expiry: 20_000,
  /** After so long whoever took it at the same moment has been seen. */
  settle: 300,
}

/** What a lease needs; everybody who shares the folder shares the lease. */
export type LeaseOptions = {
  folder: string
  report: Report
  times: typeof leaseTimes
  /** Called whenever somebody else is seen to hold it. */
  onHeld: () => Promise<void>
}

/**
 * A right that one process has at a time, as a file in a folder they share: its holder changes it at
 * each beat. Others take it when it has not changed for the expiry by their own clock, so neither a
 * killed holder nor clocks that differ keep it. For a moment two may hold it; the work bears that.
 */
export class Lease {
  readonly #options: LeaseOptions
  readonly #file: string
  readonly #self = randomUUID()
  #beats = 0

  constructor(options: LeaseOptions) {
    this.#options = options
    this.#file = join(options.folder, 'warm-up.lease')
  }

  /** Waits until it is ours; the signal that comes back ends when it no longer is. */
  async take(signal: AbortSignal): Promise<AbortSignal> {
    const { times, onHeld } = this.#options
    let last: string | null = null
    let lookedAt = performance.now()
    while (!signal.aborted) {
      const text = await this.#read()
      if (text !== last) lookedAt = performance.now()
      last = text
      const isFree = text === null || performance.now() - lookedAt >= times.expiry
      if (isFree && (await this.#claim(signal))) return this.#hold(signal)
      await onHeld()
      await abortableSleep(times.beat, signal)
    }
    return signal
  }

  async #claim(signal: AbortSignal): Promise<boolean> {
    if (!(await this.#beat())) return false
    await abortableSleep(this.#options.times.settle, signal)
    return !signal.aborted && this.#isOurs(await this.#read())
  }

  #hold(signal: AbortSignal): AbortSignal {
    const losing = new AbortController()
    void this.#keep(signal).then(() => losing.abort())
    // At once and not later: the process may end right after its signal.
    signal.addEventListener('abort', () => rmSync(this.#file, { force: true }), {
      once: true,
      signal: losing.signal,
    })
    return AbortSignal.any([signal, losing.signal])
  }

  async #keep(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await abortableSleep(this.#options.times.beat, signal)
      if (signal.aborted || !this.#isOurs(await this.#read())) return
      await this.#beat()
    }
  }

  #isOurs(text: string | null): boolean {
    return text?.startsWith(this.#self) ?? false
  }

  #read(): Promise<string | null> {
    return readFile(this.#file, 'utf8').catch(() => null)
  }

  /** False when it cannot be written: then there is no snapshot to keep either. */
  async #beat(): Promise<boolean> {
    const { folder, report } = this.#options
    this.#beats += 1
    const draft = `${this.#file}.${this.#self}.tmp`
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(draft, `${this.#self} ${this.#beats}`)
      await rename(draft, this.#file)
      return true
    } catch (error) {
      report('the lease of the snapshot cannot be written', { error })
      return false
    }
  }
}
