import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { MitarbeiterDoc } from '../../../payload-types.ts'
import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { readTownHall, staffOf } from '../read/rathaus.ts'
import { mitarbeiterOf } from '../serialise/mitarbeiter.ts'

function people(payload: Payload, sprache: Sprache) {
  return {
    payload,
    type: 'mitarbeiter' as const,
    watches: ['mitarbeiter', 'aemter'] as const,
    related: (docs: readonly MitarbeiterDoc[]) =>
      readTownHall(payload, sprache, { mitarbeiter: docs }),
    serialise: mitarbeiterOf,
  }
}

async function whereOf(payload: Payload, params: Params<'mitarbeiter'>): Promise<Where[]> {
  const { amt_id, ansprechpartner } = params
  return [
    ...(amt_id ? [{ id: { in: await staffOf(payload, amt_id) } }] : []),
    ...(ansprechpartner === undefined
      ? []
      : [{ ansprechpartner: ansprechpartner ? { equals: true } : { not_equals: true } }]),
  ]
}

/** Staff (spec 3). */
export const mitarbeiter: Call<'mitarbeiter'> = async ({ payload, params }) =>
  listEntries({
    ...people(payload, params.sprache),
    params,
    where: await whereOf(payload, params),
  })

/** A member of staff (spec 3). */
export const mitarbeiterId: Call<'mitarbeiter/{id}'> = (input) =>
  oneEntry({ ...input, ...people(input.payload, input.params.sprache) })
