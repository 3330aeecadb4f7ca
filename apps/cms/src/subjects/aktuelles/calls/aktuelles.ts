import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { AktuellesDoc } from '../../../payload-types.ts'
import type { Call } from '../../../wire/call/call.ts'
import { holdingOn, inYear } from '../../../wire/call/days.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { readRelated } from '../../../wire/read/index.ts'
import { dayAt } from '../../../wire/serialise/index.ts'
import { aktuellesOf } from '../serialise/aktuelles.ts'

/** What the parameters leave of the news; `today` is a day in Europe/Berlin. */
function whereOf({ jahr, interessengruppen_id }: Params<'aktuelles'>, today: string): Where[] {
  return [
    ...holdingOn('datum_von', 'gueltig_bis', { from: today }),
    ...(jahr === undefined ? [] : inYear('datum_von', jahr)),
    ...(interessengruppen_id === undefined
      ? []
      : [{ 'interessengruppen.nummer': { equals: interessengruppen_id } }]),
  ]
}

/** How news are read: with the groups they are written for. */
function news(payload: Payload, sprache: Sprache) {
  return {
    payload,
    type: 'aktuelles' as const,
    related: async (docs: readonly AktuellesDoc[]) => ({
      interessengruppen: await readRelated(
        payload,
        sprache,
        'interessengruppen',
        docs.flatMap(({ interessengruppen }) => interessengruppen ?? []),
      ),
    }),
    serialise: aktuellesOf,
  }
}

/** News that still hold, newest first unless asked otherwise (spec 7). */
export const aktuelles: Call<'aktuelles'> = ({ payload, params }) =>
  listEntries({
    ...news(payload, params.sprache),
    params,
    where: whereOf(params, dayAt(new Date())),
  })

/** A news article (spec 3). */
export const aktuellesId: Call<'aktuelles/{id}'> = (input) =>
  oneEntry({ ...input, ...news(input.payload, input.params.sprache) })
