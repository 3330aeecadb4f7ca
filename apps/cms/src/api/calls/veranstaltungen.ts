import type { Sprache, Veranstaltung } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { VeranstaltungDoc } from '../../payload-types.ts'
import { occurrencesOfDraft } from '../../termine/index.ts'
import { eventYears, findOccurrences, readRefs, readRelated } from '../read/index.ts'
import {
  dayAt,
  type Refs,
  type Related,
  type StoredOccurrence,
  veranstaltungOf,
} from '../serialise/index.ts'
import { detailTag, embeddedTags, tagOf } from '../tags.ts'
import type { Call } from './call.ts'

/** Every venue an event names: its own, the new one, those of single days. */
function venuesOf({ brancheneintrag_veranstaltungsort, neuer_ort, serie }: VeranstaltungDoc) {
  const changes = serie?.[0]?.aenderungen ?? []
  const others = [neuer_ort, ...changes].map((one) => one?.brancheneintrag_veranstaltungsort)
  return [brancheneintrag_veranstaltungsort, ...others]
}

/** What events refer to: their categories and venues. */
export async function relatedToEvents(
  payload: Payload,
  sprache: Sprache,
  docs: readonly VeranstaltungDoc[],
): Promise<Related> {
  const [rubriken, brancheneintraege] = await Promise.all([
    readRelated(
      payload,
      sprache,
      'rubriken',
      docs.flatMap((doc) => doc.rubriken ?? []),
    ),
    readRelated(payload, sprache, 'brancheneintraege', docs.flatMap(venuesOf)),
  ])
  return { rubriken, brancheneintraege }
}

/** Events by their occurrences (spec 3), and the years for the archive's filter. */
export const veranstaltungen: Call<'veranstaltungen'> = async ({ payload, params }) => {
  const { sprache, seite, pro_seite } = params
  const today = dayAt(new Date())
  const [{ rows, anzahl }, jahre] = await Promise.all([
    findOccurrences(payload, params, today),
    eventYears(payload, params, today),
  ])
  const ids = rows.map(({ veranstaltung }) => veranstaltung)
  const events = await readRelated(payload, sprache, 'veranstaltungen', ids)
  const docs = [...events.values()]
  const related = await relatedToEvents(payload, sprache, docs)
  const refs = await readRefs({ payload, sprache, type: 'veranstaltungen', docs, related })
  const data = rows.flatMap((at) => {
    const doc = events.get(at.veranstaltung)
    return doc ? [veranstaltungOf(doc, refs, { at })] : []
  })
  return {
    answer: { data, anzahl, seite, pro_seite, jahre },
    tags: [
      'veranstaltungen',
      ...data.map(({ id }) => tagOf('veranstaltungen', id)),
      ...embeddedTags(refs),
      detailTag(refs, 'veranstaltungen'),
    ],
  }
}

/** The occurrence that stands for an event: the next one, or the last when all are over. */
export function standFor(
  all: readonly StoredOccurrence[],
  today: string,
): StoredOccurrence | undefined {
  return all.find(({ datum_bis }) => datum_bis >= today) ?? all.at(-1)
}

/** An event at the occurrence that stands for it, as others embed it. */
export function eventOf(doc: VeranstaltungDoc, refs: Refs): Veranstaltung {
  const today = dayAt(new Date())
  const { first, all } = occurrencesOfDraft(doc, today)
  return veranstaltungOf(doc, refs, { at: standFor(all, today) ?? first })
}
