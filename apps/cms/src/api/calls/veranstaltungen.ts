import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { VeranstaltungDoc } from '../../payload-types.ts'
import { readRelated } from '../read/index.ts'
import { dayAt, veranstaltungOf } from '../serialise/index.ts'
import type { Call } from './call.ts'
import { listEntries, oneEntry } from './entries.ts'
import { whereFlag } from './flag.ts'

type Filters = Params<'veranstaltungen'>

/** Days are stored as noon UTC, so midnight UTC lies safely between two of them. */
const midnight = (day: string) => `${day}T00:00:00.000Z`

function periodOf({ zeitraum, datum_von, datum_bis, jahr }: Filters, today: string): Where[] {
  return [
    ...(zeitraum === 'kommend' ? [{ datum_bis: { greater_than: midnight(today) } }] : []),
    ...(zeitraum === 'vergangen' ? [{ datum_bis: { less_than: midnight(today) } }] : []),
    ...(datum_von ? [{ datum_bis: { greater_than: midnight(datum_von) } }] : []),
    ...(datum_bis ? [{ datum_von: { less_than: `${datum_bis}T23:59:59.999Z` } }] : []),
    ...(jahr
      ? [
          { datum_von: { greater_than: midnight(`${jahr}-01-01`) } },
          { datum_von: { less_than: `${jahr}-12-31T23:59:59.999Z` } },
        ]
      : []),
  ]
}

/** What the parameters leave of the events; `today` is a day in Europe/Berlin. */
export function whereOf(filters: Filters, today: string): Where[] {
  return [
    ...periodOf(filters, today),
    ...(filters.rubrik_id ? [{ 'rubriken.nummer': { equals: filters.rubrik_id } }] : []),
    ...whereFlag('kostenlos', filters.kostenlos),
    ...whereFlag('barrierefrei', filters.barrierefrei),
    ...whereFlag('familien', filters.familien),
  ]
}

/** How events are read: with their categories. */
function events(payload: Payload, sprache: Sprache) {
  return {
    payload,
    type: 'veranstaltungen' as const,
    related: async (docs: readonly VeranstaltungDoc[]) => ({
      rubriken: await readRelated(
        payload,
        sprache,
        'rubriken',
        docs.flatMap(({ rubriken }) => rubriken ?? []),
      ),
    }),
    serialise: veranstaltungOf,
  }
}

/** Events (spec 3). */
export const veranstaltungen: Call<'veranstaltungen'> = ({ payload, params }) =>
  listEntries({
    ...events(payload, params.sprache),
    params,
    where: whereOf(params, dayAt(new Date())),
    thenBy: ['timeFrom'],
  })

/** An event (spec 3). */
export const veranstaltungenId: Call<'veranstaltungen/{id}'> = (input) =>
  oneEntry({ ...input, ...events(input.payload, input.params.sprache) })
