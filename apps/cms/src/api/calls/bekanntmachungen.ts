import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { BekanntmachungDoc } from '../../payload-types.ts'
import { readTownHall } from '../read/index.ts'
import { bekanntmachungOf, dayAt } from '../serialise/index.ts'
import type { Call } from './call.ts'
import { listEntries, oneEntry } from './entries.ts'

/** Days are stored as noon UTC, so midnight UTC lies safely between two of them. */
const startOf = (day: string) => `${day}T00:00:00.000Z`
const endOf = (day: string) => `${day}T23:59:59.999Z`

/** A notice tells nobody of itself before its first day. */
const hasBegun = (today: string): Where => ({ datum_von: { less_than: endOf(today) } })

function periodOf(zeitraum: Params<'bekanntmachungen'>['zeitraum'], today: string): Where[] {
  if (zeitraum === 'archiv') return [{ datum_bis: { less_than: startOf(today) } }]
  if (zeitraum === 'alle') return []
  const isOpen = { datum_bis: { exists: false } }
  return [{ or: [isOpen, { datum_bis: { greater_than: startOf(today) } }] }]
}

function whereOf(params: Params<'bekanntmachungen'>, today: string): Where[] {
  const { zeitraum, art, jahr, amt_id } = params
  return [
    hasBegun(today),
    ...periodOf(zeitraum, today),
    ...(art ? [{ art: { equals: art } }] : []),
    ...(amt_id ? [{ 'amt.nummer': { equals: amt_id } }] : []),
    ...(jahr
      ? [
          { datum_von: { greater_than: startOf(`${jahr}-01-01`) } },
          { datum_von: { less_than: endOf(`${jahr}-12-31`) } },
        ]
      : []),
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
    where: input.isPreview ? [] : [hasBegun(dayAt(new Date()))],
  })
