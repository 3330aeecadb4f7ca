import type { Endpoint } from 'payload'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { dayInWords, occurrencesOfDraft, timesInWords } from '../termine/index.ts'
import { refuse } from './access.ts'
import { suggestionFor } from './move-copy.ts'
import { type Event, readEvent } from './read-event.ts'

/** A day of an event as it is chosen from. */
export type ChoosableDay = {
  regeltag: string
  regelzeit: string | null
  text: string
  status: Event['status']
}

/** What the dialogs of the office know of an event. */
export type EventDays = {
  titel: string
  istOeffentlich: boolean
  istReihe: boolean
  status: Event['status']
  /** Day to suggest for a copy. */
  vorschlag: string
  termine: ChoosableDay[]
}

function daysOf(event: Event, heute: string): ChoosableDay[] {
  return occurrencesOfDraft(event, heute)
    .all.filter(({ datum_bis }) => datum_bis >= heute)
    .map((one) => ({
      regeltag: one.regeltag,
      regelzeit: one.regelzeit,
      text: [dayInWords(one.datum_von), timesInWords(one)].filter(Boolean).join(', '),
      status: one.status,
    }))
}

/** `GET /api/veranstaltungen/{id}/termine`: what there is to cancel or to copy. */
export const daysEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/termine',
  method: 'get',
  handler: async (req) => {
    const id = String(req.routeParams?.id)
    const [newest, shown] = await Promise.all([
      readEvent(req, { id, draft: true }),
      readEvent(req, { id, draft: false }),
    ])
    if (!(newest && shown)) return refuse(404, 'Diese Veranstaltung gibt es nicht.')
    const heute = todayInBerlin()
    const { first } = occurrencesOfDraft(newest, heute)
    const answer: EventDays = {
      titel: newest.titel,
      istOeffentlich: shown._status === 'published',
      istReihe: (shown.serie ?? []).length > 0,
      status: shown.status,
      vorschlag: suggestionFor(first.datum_von, heute),
      termine: daysOf(shown, heute),
    }
    return Response.json(answer)
  },
}
