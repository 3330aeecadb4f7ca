import type { Params } from '@kurstadt/contract'
import type { Where } from 'payload'
import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { nextChangeOfAlerts } from '../read/rathaus.ts'
import { hinweisOf } from '../serialise/hinweis.ts'

type Filters = Params<'hinweise'>

function periodOf(zeitraum: Filters['zeitraum'], now: string): Where[] {
  if (zeitraum === 'alle') return []
  const isOpen = { gueltig_bis: { exists: false } }
  const isNotOver: Where = { or: [isOpen, { gueltig_bis: { greater_than: now } }] }
  if (zeitraum === 'kommend') return [isNotOver]
  return [isNotOver, { gueltig_von: { less_than_equal: now } }]
}

function whereOf({ zeitraum, stufe, bereich }: Filters, now: string): Where[] {
  return [
    ...periodOf(zeitraum, now),
    ...(stufe ? [{ stufe: { equals: stufe } }] : []),
    ...(bereich ? [{ bereich: { in: ['alle', bereich] } }] : []),
  ]
}

/** Alerts that are valid now unless asked otherwise, the most serious first. */
export const hinweise: Call<'hinweise'> = async ({ payload, params }) => {
  const now = new Date()
  const { zeitraum } = params
  const [{ answer, tags }, change] = await Promise.all([
    listEntries({
      payload,
      params,
      type: 'hinweise',
      where: whereOf(params, now.toISOString()),
      serialise: hinweisOf,
    }),
    nextChangeOfAlerts(payload, now, { countsBeginnings: zeitraum === 'jetzt' }),
  ])
  const naechster_wechsel = zeitraum === 'alle' ? null : change
  return { answer: { ...answer, naechster_wechsel }, tags }
}

/** An alert, whenever it is valid. */
export const hinweiseId: Call<'hinweise/{id}'> = (input) =>
  oneEntry({ ...input, type: 'hinweise', serialise: hinweisOf })
