import { type Fehlerbericht, type Fehlerort, fehlerLaenge } from '@kurstadt/contract/fehler'
import { type Described, describeTold } from './describe-error.ts'
import { redactMessage } from './redact.ts'

/** What one process keeps at most until it can be handed on, and describes in a second. */
export const bufferLimits = { groups: 60, perSecond: 20, trail: 15 } as const

const word = 160

/** The town's time, as the administrator reads it. */
const clock = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', timeStyle: 'medium' })

/** Errors of one process until they are handed on: grouped, counted, and never more than a few. */
export class ErrorBuffer {
  readonly #of: { wo: Fehlerort; build: string; now: () => number }
  readonly #groups = new Map<string, Fehlerbericht>()
  readonly #trail: string[] = []
  #second = { from: 0, used: 0 }
  #dropped = 0

  constructor(of: { wo: Fehlerort; build: string; now: () => number }) {
    this.#of = of
  }

  /** True while another error may be described; in a storm the rest is counted alone. */
  mayDescribe(): boolean {
    const now = this.#of.now()
    if (now - this.#second.from >= 1_000) this.#second = { from: now, used: 0 }
    this.#second.used += 1
    const isWithin = this.#second.used <= bufferLimits.perSecond
    if (!isWithin) this.#dropped += 1
    return isWithin
  }

  /** Remembers what the process said, for the errors that follow. */
  note(words: string): void {
    const text = redactMessage(words).slice(0, word).toWellFormed()
    if (text === '') return
    this.#trail.push(`${clock.format(this.#of.now())} ${text}`)
    if (this.#trail.length > bufferLimits.trail) this.#trail.shift()
  }

  /** Keeps an error; `trail` is what went before it, this process's own lines unless it is given. */
  add(described: Described, trail = this.#trail.join('\n')): void {
    const at = new Date(this.#of.now()).toISOString()
    const verlauf = trail.slice(-fehlerLaenge.verlauf).toWellFormed()
    const build = this.#of.build.slice(0, fehlerLaenge.build)
    this.#merge({ ...described, verlauf, build, zuerst: at, zuletzt: at, anzahl: 1 })
  }

  /** Takes out as many reports as travel at once; what was dropped since the last time is one of them. */
  take(most: number): Fehlerbericht[] {
    if (this.#dropped > 0 && this.#groups.size < bufferLimits.groups) this.#reportDropped()
    const taken = [...this.#groups.values()].slice(0, most)
    for (const { fehlernummer } of taken) this.#groups.delete(fehlernummer)
    return taken
  }

  /** Puts back what could not be handed on. */
  giveBack(reports: readonly Fehlerbericht[]): void {
    for (const report of reports) this.#merge(report)
  }

  #reportDropped(): void {
    const anzahl = Math.min(this.#dropped, 1_000_000)
    this.#dropped = 0
    const words = 'Fehler, die nur gezählt wurden: Es waren zu viele auf einmal.'
    const { wo } = this.#of
    const described = describeTold({ wo, art: 'Gezählt', meldung: words, stack: '' })
    const at = new Date(this.#of.now()).toISOString()
    const more = { verlauf: '', build: this.#of.build.slice(0, fehlerLaenge.build) }
    this.#merge({ ...described, ...more, zuerst: at, zuletzt: at, anzahl })
  }

  #merge(report: Fehlerbericht): void {
    const known = this.#groups.get(report.fehlernummer)
    if (known === undefined && this.#groups.size >= bufferLimits.groups) {
      this.#dropped += report.anzahl
      return
    }
    const newest = known !== undefined && known.zuletzt > report.zuletzt ? known : report
    const zuerst =
      known !== undefined && known.zuerst < report.zuerst ? known.zuerst : report.zuerst
    const anzahl = Math.min((known?.anzahl ?? 0) + report.anzahl, 1_000_000)
    this.#groups.set(report.fehlernummer, { ...newest, zuerst, anzahl })
  }
}
