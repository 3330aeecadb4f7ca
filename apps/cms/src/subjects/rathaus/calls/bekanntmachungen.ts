import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { BekanntmachungDoc } from '../../../payload-types.ts'
import { daysLater } from '../../../platform/time/days.ts'
import type { Call } from '../../../wire/call/call.ts'
import { holdingOn, inYear, onDays } from '../../../wire/call/days.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { dayAt } from '../../../wire/serialise/index.ts'
import { readTownHall } from '../read/rathaus.ts'
import { bekanntmachungOf } from '../serialise/bekanntmachung.ts'

/** A notice tells nobody of itself before its first day. */
const hasBegun = (today: string) => onDays('datum_von', { to: today })

function periodOf(zeitraum: Params<'bekanntmachungen'>['zeitraum'], today: string): Where[] {
  if (zeitraum === 'archiv') return onDays('datum_bis', { to: daysLater(today, -1) })
  if (zeitraum === 'alle') return []
  return holdingOn('datum_von', 'datum_bis', { from: today })
}

function whereOf(params: Params<'bekanntmachungen'>, today: string): Where[] {
  const { zeitraum, art, jahr, amt_id } = params
  return [
    ...hasBegun(today),
    ...periodOf(zeitraum, today),
    ...(art ? [{ art: { equals: art } }] : []),
    ...(amt_id ? [{ 'amt.nummer': { equals: amt_id } }] : []),
    ...(jahr ? inYear('datum_von', jahr) : []),
  ]
}

function notices(payload: Payload, sprache: Sprache) {
  return {
    payload,
    type: 'bekanntmachungen' as const,
    watches: ['aemter'] as const,
    related: (docs: readonly BekanntmachungDoc[]) =>
      readTownHall(
        payload,
        sprache,
        {},
        docs.map(({ amt }) => amt),
      ),
    serialise: bekanntmachungOf,
  }
}

/** Public notices, the newest first unless asked otherwise. */
export const bekanntmachungen: Call<'bekanntmachungen'> = ({ payload, params }) =>
  listEntries({
    ...notices(payload, params.sprache),
    params,
    where: whereOf(params, dayAt(new Date())),
  })

/** A public notice from its first day on; an editor's preview shows it before. */
export const bekanntmachungenId: Call<'bekanntmachungen/{id}'> = (input) =>
  oneEntry({
    ...input,
    ...notices(input.payload, input.params.sprache),
    where: input.isPreview ? [] : hasBegun(dayAt(new Date())),
  })
