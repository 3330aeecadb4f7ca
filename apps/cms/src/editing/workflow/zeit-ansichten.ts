import type { PayloadRequest, Where } from 'payload'
import { instantInBerlin, todayInBerlin } from '../../platform/time/berlin.ts'
import type { Ansicht } from './ansicht.ts'

/** Where the entries of a list stand in time. */
export type Zeitraum = {
  /** Field of the day or the instant that an entry begins at. */
  beginn: string
  /** Fields of days on which it also takes place or ends; they may be empty. */
  ende?: readonly string[]
  /** What began before `today` and goes on although its first day is over; a view of its own. */
  ongoing?: { label: string; ids: (req: PayloadRequest, today: string) => Promise<string[]> }
}

const startOf = (day: string) => instantInBerlin(`${day}T00:00`)

/** What goes on or begins from today on; what has no date yet is still to be done. */
function coming({ beginn, ende = [] }: Zeitraum): Where {
  const from = startOf(todayInBerlin())
  return {
    or: [
      ...[beginn, ...ende].map((field): Where => ({ [field]: { greater_than_equal: from } })),
      { [beginn]: { exists: false } },
    ],
  }
}

/** What is over, but for what goes on in another way. */
function over({ beginn, ende = [] }: Zeitraum, ongoing: string[]): Where {
  const from = startOf(todayInBerlin())
  const ended = ende.map(
    (field): Where => ({ or: [{ [field]: { less_than: from } }, { [field]: { exists: false } }] }),
  )
  const apart: Where[] = ongoing.length > 0 ? [{ id: { not_in: ongoing } }] : []
  return { and: [{ [beginn]: { less_than: from } }, ...ended, ...apart] }
}

function ongoingView({ beginn, ongoing }: Zeitraum): Ansicht[] {
  if (!ongoing) return []
  const { label, ids } = ongoing
  const where = async (req: PayloadRequest): Promise<Where> => {
    const today = todayInBerlin()
    return {
      and: [{ id: { in: await ids(req, today) } }, { [beginn]: { less_than: startOf(today) } }],
    }
  }
  return [{ key: 'laufende', label, where }]
}

/** Views of a dated list: today and what comes, what goes on, and what was, the latest first. */
export function inTime(zeitraum: Zeitraum): Ansicht[] {
  const { beginn, ongoing } = zeitraum
  return [
    { key: '', label: 'Kommende', where: () => coming(zeitraum) },
    ...ongoingView(zeitraum),
    {
      key: 'vergangene',
      label: 'Vergangene',
      sort: `-${beginn}`,
      where: async (req) => over(zeitraum, (await ongoing?.ids(req, todayInBerlin())) ?? []),
    },
  ]
}
