import type { Params, Veranstaltung } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { VeranstaltungDoc } from '../../payload-types.ts'
import { inLanguage, plainRead, published, readRefs, readRubriken } from '../read/index.ts'
import { dayAt, idOf, type Refs, veranstaltungOf } from '../serialise/index.ts'
import { detailTag, embeddedTags, tagOf } from '../tags.ts'
import { type Call, listOf, sortOf } from './call.ts'

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

function flagOf(field: 'kostenlos' | 'barrierefrei' | 'familien', filters: Filters): Where[] {
  const asked = filters[field]
  if (asked === undefined) return []
  return [{ [field]: asked ? { equals: true } : { not_equals: true } }]
}

/** What the parameters leave of the published events; `today` is a day in Europe/Berlin. */
export function whereOf(filters: Filters, today: string): Where {
  return {
    and: [
      published,
      ...periodOf(filters, today),
      ...(filters.rubrik_id ? [{ 'rubriken.nummer': { equals: filters.rubrik_id } }] : []),
      ...flagOf('kostenlos', filters),
      ...flagOf('barrierefrei', filters),
      ...flagOf('familien', filters),
    ],
  }
}

/** Events with everything they refer to, in a fixed number of queries. */
export async function serialiseEvents(
  payload: Payload,
  sprache: Filters['sprache'],
  docs: readonly VeranstaltungDoc[],
): Promise<{ data: Veranstaltung[]; refs: Refs }> {
  const ids = docs.flatMap(({ rubriken }) => (rubriken ?? []).flatMap((one) => idOf(one) ?? []))
  const refs = await readRefs({
    payload,
    sprache,
    docs,
    types: ['veranstaltungen', 'rubriken'],
    rubriken: await readRubriken(payload, sprache, ids),
  })
  return { data: docs.map((doc) => veranstaltungOf(doc, refs)), refs }
}

/** Events (spec 3). */
export const veranstaltungen: Call<'veranstaltungen'> = async ({ payload, params }) => {
  const found = await payload.find({
    collection: 'veranstaltungen',
    where: whereOf(params, dayAt(new Date())),
    sort: sortOf(params.order, 'timeFrom'),
    page: params.seite,
    limit: params.pro_seite,
    ...plainRead,
    ...inLanguage(params.sprache),
  })
  const { data, refs } = await serialiseEvents(payload, params.sprache, found.docs)
  return {
    answer: listOf(data, found, params),
    tags: [
      'veranstaltungen',
      ...data.map(({ id }) => tagOf('veranstaltungen', id)),
      ...embeddedTags(refs),
      detailTag(refs, 'veranstaltungen'),
    ],
  }
}
