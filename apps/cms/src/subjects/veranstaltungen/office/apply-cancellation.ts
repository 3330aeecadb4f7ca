import { randomUUID } from 'node:crypto'
import { noNewDay, noNewVenue } from '../termine/index.ts'
import type { Cancellation } from './cancellation.ts'
import type { Event } from './read-event.ts'

type Series = NonNullable<Event['serie']>[number]
type Change = NonNullable<Series['aenderungen']>[number]

/** What is asked for; `isOnly` where the day has one time alone, so that any change of it is meant. */
export type Asked = Cancellation & { isOnly: boolean }

function isMeant({ datum, uhrzeit }: Change, asked: Asked): boolean {
  if (datum.slice(0, 10) !== asked.tag) return false
  return asked.isOnly || (uhrzeit ?? null) === asked.uhrzeit
}

/** Sold out or cancelled is the day that was moved to; only who takes place after all goes back. */
function changeOf(asked: Asked, datum: string, before: Change | undefined): Change {
  const { isOnly, neues_datum, stand, timeFrom, timeTo } = asked
  const moved = stand === 'verschoben' ? { neues_datum, timeFrom, timeTo } : {}
  return {
    ...before,
    id: before?.id ?? randomUUID(),
    datum,
    uhrzeit: isOnly ? null : asked.uhrzeit,
    stand,
    grund: asked.grund,
    ...moved,
  }
}

/** The rows of changed days with the one that is asked for; without it where it takes place after all. */
function changesWith(rows: readonly Change[], asked: Asked, datum: string): Change[] {
  const before = rows.find((row) => isMeant(row, asked))
  const others = rows.filter((row) => !isMeant(row, asked))
  return asked.stand === 'geplant' ? others : [...others, changeOf(asked, datum, before)]
}

/** Where an event moves to that is no series; what is asked for without a day leaves it as it is. */
function moveOf(asked: Asked): Pick<Event, 'neuer_termin' | 'neuer_ort'> {
  const { neues_datum, stand, timeFrom, timeTo } = asked
  if (stand === 'geplant') return { neuer_termin: noNewDay, neuer_ort: noNewVenue }
  if (stand !== 'verschoben') return {}
  return { neuer_termin: { datum_von: neues_datum, datum_bis: null, timeFrom, timeTo } }
}

/** What of an event changes with it, in German. */
export function germanChange(event: Event, asked: Asked): Partial<Event> {
  const [rule] = event.serie ?? []
  if (rule && asked.tag !== null) {
    const aenderungen = changesWith(rule.aenderungen ?? [], asked, asked.tag)
    return { serie: [{ ...rule, aenderungen }] }
  }
  const { stand, grund } = asked
  return { status: stand, statusgrund: grund === '' ? null : grund, ...moveOf(asked) }
}

/** The same in English; `saved` is the event with its German words kept already. */
export function englishChange(saved: Event, asked: Asked): Partial<Event> {
  const words = asked.grund_en === '' ? null : asked.grund_en
  const [rule] = saved.serie ?? []
  if (!rule || asked.tag === null) {
    const { status, neuer_termin } = saved
    return { status, statusgrund: words, ...(neuer_termin ? { neuer_termin } : {}) }
  }
  const aenderungen = (rule.aenderungen ?? []).map((row) =>
    isMeant(row, asked) ? { ...row, grund: words } : row,
  )
  return { serie: [{ ...rule, aenderungen }] }
}
