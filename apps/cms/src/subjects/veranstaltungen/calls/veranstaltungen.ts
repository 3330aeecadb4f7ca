import { calls, type Params, type Sprache, type Veranstaltung } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { VeranstaltungDoc } from '../../../payload-types.ts'
import { localDateTime } from '../../../platform/time/berlin.ts'
import type { Call } from '../../../wire/call/call.ts'
import { readNamed, readRefs, readRelated } from '../../../wire/read/index.ts'
import {
  detailUrl,
  euroOf,
  eventPage,
  type NamedDoc,
  type Refs,
  type Related,
} from '../../../wire/serialise/index.ts'
import { eachSound } from '../../../wire/sound/index.ts'
import { detailTag, embeddedTags, eventPageTags, tagOf } from '../../../wire/tags.ts'
import { readCategories } from '../../rubriken/index.ts'
import { type EventArticle, eventArticles } from '../read/event-articles.ts'
import { eventChoices } from '../read/event-choices.ts'
import { eventDays } from '../read/event-days.ts'
import { eventYears } from '../read/event-years.ts'
import { findOccurrences } from '../read/occurrences.ts'
import type { StoredOccurrence } from '../serialise/termin.ts'
import { veranstaltungOf } from '../serialise/veranstaltung.ts'
import { isOver, occurrencesOfDraft } from '../termine/index.ts'

type NamedEvent = NamedDoc<'veranstaltungen'>

/** Every venue an event names: its own, the new one, those of single days. */
function venuesOf({ brancheneintrag_veranstaltungsort, neuer_ort, serie }: NamedEvent) {
  const changes = serie?.[0]?.aenderungen ?? []
  const others = [neuer_ort, ...changes].map((one) => one?.brancheneintrag_veranstaltungsort)
  return [brancheneintrag_veranstaltungsort, ...others]
}

/** What events refer to: their categories and venues. */
export async function relatedToEvents(
  payload: Payload,
  sprache: Sprache,
  docs: readonly (NamedEvent & Pick<VeranstaltungDoc, 'rubriken'>)[],
): Promise<Related> {
  const [rubriken, brancheneintraege] = await Promise.all([
    readCategories(
      payload,
      sprache,
      docs.flatMap((doc) => doc.rubriken ?? []),
    ),
    readNamed(payload, sprache, 'brancheneintraege', docs.flatMap(venuesOf)),
  ])
  return { rubriken, brancheneintraege }
}

type Filters = Params<'veranstaltungen'>

/** The next events, for a visitor whose choice fits none. */
async function nextInstead(payload: Payload, params: Filters, anzahl: number, now: string) {
  if (!params.auswahl || anzahl > 0) return []
  const { sprache } = params
  const asked = { sprache, zeitraum: 'kommend', zusammengefasst: '1', pro_seite: 3 }
  const next = { ...calls.veranstaltungen.params.parse(asked), festival: params.festival }
  return (await findOccurrences(payload, next, now)).rows
}

async function findEvents(payload: Payload, params: Filters, now: string) {
  const today = now.slice(0, 10)
  const [{ rows, anzahl }, jahre, tage, choices] = await Promise.all([
    findOccurrences(payload, params, now),
    eventYears(payload, params, today),
    eventDays(payload, params, today),
    eventChoices(payload, params, today),
  ])
  const next = await nextInstead(payload, params, anzahl, now)
  return { rows, next, envelope: { anzahl, jahre, tage, ...choices } }
}

/** What the choices name: a change of it ends the answer. */
function choiceTags({ auswahl }: Filters, orte: readonly { id: number }[]): string[] {
  if (!auswahl) return []
  return ['rubriken', ...orte.map(({ id }) => tagOf('brancheneintraege', id))]
}

function articleOf({ nummer, preis_cent, ...rest }: EventArticle, { detailPages }: Refs) {
  const detailURL = detailUrl(detailPages.shop_artikel, rest.titel, nummer)
  return { ...rest, preis_pro_einheit: euroOf(preis_cent), detailURL }
}

/** Events by their occurrences (spec 3), with what a visitor can choose from. */
export const veranstaltungen: Call<'veranstaltungen'> = async ({ payload, params }) => {
  const { sprache, seite, pro_seite, monat = null, festival = false } = params
  const now = localDateTime(new Date())
  const heute = now.slice(0, 10)
  const { rows, next, envelope } = await findEvents(payload, params, now)
  const ids = [...rows, ...next].map(({ veranstaltung }) => veranstaltung)
  const [events, found] = await Promise.all([
    readRelated(payload, sprache, 'veranstaltungen', ids),
    eventArticles(payload, params, ids),
  ])
  const docs = [...events.values()]
  const related = await relatedToEvents(payload, sprache, docs)
  const refs = await readRefs({ payload, sprache, type: 'veranstaltungen', docs, related })
  const asEvent = (at: StoredOccurrence & { veranstaltung: string }) => {
    const doc = events.get(at.veranstaltung)
    return doc ? [veranstaltungOf(doc, refs, { at })] : []
  }
  const { entries: data } = eachSound('veranstaltungen', rows, asEvent)
  const { entries: naechste } = eachSound('veranstaltungen', next, asEvent)
  const lists = { data, naechste, artikel: found.map((one) => articleOf(one, refs)) }
  const { list: uebersicht = null } = eventPage({ saison: festival ? 1 : null }, refs) ?? {}
  return {
    answer: { ...lists, festival, seite, pro_seite, heute, uebersicht, monat, ...envelope },
    tags: [
      'veranstaltungen',
      ...[...data, ...naechste].map(({ id }) => tagOf('veranstaltungen', id)),
      ...(params.im_shop === true ? ['shop_artikel', detailTag(refs, 'shop_artikel')] : []),
      ...choiceTags(params, envelope.orte),
      ...embeddedTags(refs),
      ...eventPageTags(refs, docs),
    ],
  }
}

/**
 * The occurrence that stands for an event: the next one, or the last when all are over at `now`, a
 * local time in Europe/Berlin.
 */
export function standFor(
  all: readonly StoredOccurrence[],
  now: string,
): StoredOccurrence | undefined {
  return all.find((one) => !isOver(one, now)) ?? all.at(-1)
}

/** An event at the occurrence that stands for it, as others embed it. */
export function eventOf(doc: VeranstaltungDoc, refs: Refs): Veranstaltung {
  const now = localDateTime(new Date())
  const { first, all } = occurrencesOfDraft(doc, now.slice(0, 10))
  return veranstaltungOf(doc, refs, { at: standFor(all, now) ?? first })
}
