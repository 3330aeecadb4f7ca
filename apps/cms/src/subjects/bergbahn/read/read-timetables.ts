import type { Fahrplan, Sprache } from '@kurstadt/contract'
import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { listEntries } from '../../../wire/call/entries.ts'
import { keptUntilChange } from '../../../wire/read/newest-change.ts'
import type { Timetable } from '../fahrplan/index.ts'
import { fahrplanOn, timetableOf } from './timetable-of.ts'

/** More than any railway has at a time. */
const mostTimetables = 60

/** Timetables as their rules know them and as they go out, and the tags of their changes. */
type Timetables = {
  plans: Timetable[]
  wire: Fahrplan[]
  /** Instant of the newest change of any of them. */
  geaendert: string
  tags: string[]
}

/** On which day timetables are looked at, and in which language. */
type Asked = { sprache: Sprache; heute: string }

/**
 * True for a timetable that never runs again: another one without an end has begun since. One that
 * comes again each year does so beside it.
 */
function isReplaced(one: Fahrplan, all: readonly Fahrplan[], heute: string): boolean {
  const isLater = ({ gueltig_von, id }: Fahrplan) =>
    gueltig_von > one.gueltig_von || (gueltig_von === one.gueltig_von && id > one.id)
  const isEndless = ({ gueltig_bis, jaehrlich }: Fahrplan) => !jaehrlich && gueltig_bis === null
  const hasBegun = ({ gueltig_von }: Fahrplan) => gueltig_von <= heute
  return !one.jaehrlich && all.some((it) => isEndless(it) && hasBegun(it) && isLater(it))
}

async function read(payload: Payload, { sprache, heute }: Asked): Promise<Timetables> {
  const order = [{ field: 'gueltig_von', descending: false }]
  const { answer, tags } = await listEntries({
    payload,
    type: 'fahrplaene',
    isWhole: true,
    params: { sprache, seite: 1, pro_seite: mostTimetables, order },
    serialise: (doc, refs) => {
      const wire = fahrplanOn(doc, refs, heute)
      return { id: wire.id, wire, plan: timetableOf(doc), updatedAt: doc.updatedAt }
    },
  })
  const wire = answer.data
    .map((one) => one.wire)
    .filter(({ gueltig_bis }) => gueltig_bis === null || gueltig_bis >= heute)
    .filter((one, _, all) => !isReplaced(one, all, heute))
    .toSorted((a, b) => a.gueltig_von.localeCompare(b.gueltig_von))
  const changes = answer.data.map(({ updatedAt }) => updatedAt).toSorted()
  return {
    plans: answer.data.map(({ plan }) => plan),
    wire,
    geaendert: changes.at(-1) ?? `${heute}T00:00:00.000Z`,
    tags,
  }
}

/** What was read since the newest change of anything: today in both languages, and a day beside it. */
const kept = keptUntilChange(async () => new LRUCache<string, Timetables>({ max: 4 }))

/**
 * All public timetables, as they are on a day, by the day on which they begin. In memory until anything
 * changes: the departures of every day come from the same ones.
 */
export async function readTimetables(payload: Payload, asked: Asked): Promise<Timetables> {
  const days = await kept(payload, 'timetables')
  const key = `${asked.sprache} ${asked.heute}`
  const found = days.get(key) ?? (await read(payload, asked))
  days.set(key, found)
  return found
}
