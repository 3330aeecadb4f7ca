import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { AktuellesDoc } from '../../payload-types.ts'
import { readRelated } from '../read/index.ts'
import { aktuellesOf, dayAt } from '../serialise/index.ts'
import type { Call } from './call.ts'
import { listEntries, oneEntry } from './entries.ts'

/** Days are stored as noon UTC, so midnight UTC lies safely between two of them. */
const midnight = (day: string) => `${day}T00:00:00.000Z`

/** What the parameters leave of the news; `today` is a day in Europe/Berlin. */
function whereOf({ jahr, interessengruppen_id }: Params<'aktuelles'>, today: string): Where[] {
  return [
    {
      or: [{ gueltig_bis: { exists: false } }, { gueltig_bis: { greater_than: midnight(today) } }],
    },
    ...(jahr === undefined
      ? []
      : [
          { datum_von: { greater_than: midnight(`${jahr}-01-01`) } },
          { datum_von: { less_than: `${jahr}-12-31T23:59:59.999Z` } },
        ]),
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
