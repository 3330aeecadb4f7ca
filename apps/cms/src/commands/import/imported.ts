import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../platform/database/index.ts'

/** Numbers that the source may still give before ours meet them. */
const room = 10_000

const row = z.object({ eintrag: z.string(), stand: z.coerce.date() })

/** An entry, by its type and number, and when it was saved last; null where it never was. */
type Saved = { name: string; savedAt: unknown }

function timeOf(savedAt: unknown): number {
  return new Date(String(savedAt)).getTime()
}

/**
 * What came with an import, and as which save it left each entry. What was made or changed here
 * since is an editor's work: it stays, until a run is told by name to overwrite it.
 */
export class Imported {
  readonly #payload: Payload
  readonly #overwritten: ReadonlySet<string>
  readonly #left = new Map<string, number>()
  /** What is to be overwritten and was not met yet: a slip of the pen, at the end of a run. */
  readonly #unmet: Set<string>

  constructor(payload: Payload, overwritten: ReadonlySet<string>) {
    this.#payload = payload
    this.#overwritten = overwritten
    this.#unmet = new Set(overwritten)
  }

  /** Reads what earlier runs have left. */
  async learn(): Promise<void> {
    const text = 'select eintrag, stand from importiert'
    for (const { eintrag, stand } of await select(this.#payload, { text, row }))
      this.#left.set(eintrag, stand.getTime())
  }

  /** True for what came with an import, or may be overwritten as if it had. */
  has(name: string): boolean {
    this.#unmet.delete(name)
    return this.#left.has(name) || this.#overwritten.has(name)
  }

  /** Says, in German, which of these numbers came with an import and are not at the source. */
  onlyHere(type: string, ours: readonly number[], theirs: readonly number[]): string[] {
    const there = new Set(theirs)
    const left = ours.filter((nummer) => !there.has(nummer) && this.#left.has(`${type}:${nummer}`))
    if (left.length === 0) return []
    return [`nur hier: ${left.join(', ')} (an der Quelle nicht mehr zu finden)`]
  }

  /** Says, in German, what was to be overwritten and is not there. */
  unmetProblems(): string[] {
    return [...this.#unmet].map((name) => `${name}: gibt es an der Quelle oder hier nicht`)
  }

  /** Throws, in German, where the entry is not as an import has left it. */
  refuseChanged({ name, savedAt }: Saved): void {
    this.#unmet.delete(name)
    if (this.#overwritten.has(name) || this.#left.get(name) === timeOf(savedAt)) return
    const what = this.#left.has(name)
      ? 'Wurde hier seit dem letzten Import geändert'
      : 'Hier steht etwas, das mit keinem Import kam,'
    throw new Error(
      `${what} und bleibt so. Soll die Fassung der Quelle gelten: --overwrite ${name}`,
    )
  }

  /** Remembers that the entry says what the source says. */
  async keep({ name, savedAt }: Saved): Promise<void> {
    this.#unmet.delete(name)
    const time = timeOf(savedAt)
    if (Number.isNaN(time) || this.#left.get(name) === time) return
    this.#left.set(name, time)
    await this.#payload.db.pool.query(
      `insert into importiert values ($1, $2)
       on conflict (eintrag) do update set stand = excluded.stand`,
      [name, new Date(time)],
    )
  }

  /** Moves the counter of a type well ahead, so that numbers of the source and ours do not meet. */
  async leaveRoom(type: string): Promise<void> {
    await this.#payload.db.pool.query(
      `select setval('nummer_${type}', imported.last + ${room})
       from nummer_${type} numbers, (
         select max(substr(eintrag, ${type.length + 2})::int) as last from importiert
         where starts_with(eintrag, '${type}:')
       ) imported
       where numbers.last_value < imported.last + ${room}`,
    )
  }
}
