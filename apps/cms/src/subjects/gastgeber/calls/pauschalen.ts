import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { PauschaleDoc } from '../../../payload-types.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { type Saison, seasonOn } from '../../../platform/time/season.ts'
import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { readNamed, readWithout } from '../../../wire/read/index.ts'
import { keptById } from '../../../wire/read/kept-by-id.ts'
import { type Refs, storedDay } from '../../../wire/serialise/index.ts'
import { idOf } from '../../../wire/serialise/values.ts'
import { offerOf } from '../preise/offer.ts'
import { type Offers, offersIn } from '../read/offers.ts'
import { namedHouse, pauschaleOf } from '../serialise/pauschale.ts'
import { bookableOn } from './bookable-on.ts'

/** The houses that packages name in their price categories. */
export function housesOf(docs: readonly Pick<PauschaleDoc, 'preiskategorien'>[]) {
  return docs.flatMap(({ preiskategorien }) =>
    (preiskategorien ?? []).flatMap(({ hotels }) =>
      (hotels ?? []).map(({ unterkunft }) => unterkunft),
    ),
  )
}

function whereOf({ gueltig_am, naechte, pauschale_id }: Params<'pauschalen'>): Where[] {
  return [
    ...(gueltig_am ? [bookableOn(gueltig_am)] : []),
    ...(naechte ? [{ naechte: { equals: naechte } }] : []),
    ...(pauschale_id === undefined ? [] : [{ nummer: { equals: pauschale_id } }]),
  ]
}

function seasonOf({ gueltig_von, gueltig_bis, jaehrlich }: PauschaleDoc): Saison {
  const day = (stored: string | null | undefined) => (stored ? storedDay(stored) : null)
  return { von: day(gueltig_von), bis: day(gueltig_bis), jaehrlich: jaehrlich === true }
}

/** A house that is a draft may be one of a package: any that changes may change what it costs. */
const watches = ['unterkuenfte'] as const

/** Houses as packages name them, each of which is in many. */
const readNamedHouses = keptById('unterkuenfte', (payload, sprache, ids) =>
  readNamed(payload, sprache, 'unterkuenfte', ids),
)

function idsOf(docs: readonly PauschaleDoc[]): string[] {
  return [...new Set(housesOf(docs).flatMap((house) => idOf(house) ?? []))]
}

/** How packages are read on a day: with the houses of their price categories. */
function packages(payload: Payload, sprache: Sprache, heute: string) {
  return {
    payload,
    type: 'pauschalen' as const,
    watches,
    related: async (docs: readonly PauschaleDoc[]) => ({
      unterkuenfte: await readNamedHouses(payload, sprache, idsOf(docs)),
    }),
    serialise: (doc: PauschaleDoc, refs: Refs) =>
      pauschaleOf(doc, refs, {
        ...seasonOn(seasonOf(doc), heute),
        ...offerOf(doc, namedHouse(refs)),
      }),
  }
}

/** Packages without what only their own page shows; of the houses nothing. */
const readBriefly = keptById('pauschalen', (payload, sprache, ids) =>
  readWithout(
    payload,
    sprache,
    { type: 'pauschalen', omit: ['text', 'leistungen', 'preiskategorien'] },
    ids,
  ),
)

/** As `packages`, of the houses the names alone, and what they cost from memory. */
function briefly(payload: Payload, sprache: Sprache, heute: string) {
  let offers: Offers = new Map()
  return {
    payload,
    type: 'pauschalen' as const,
    watches,
    read: readBriefly,
    related: async () => {
      offers = await offersIn(payload, sprache)
      return {}
    },
    serialise: (doc: PauschaleDoc, refs: Refs) =>
      pauschaleOf({ ...doc, preiskategorien: null }, refs, {
        ...seasonOn(seasonOf(doc), heute),
        ...(offers.get(String(doc.id)) ?? offerOf(doc, () => undefined)),
      }),
  }
}

/** Packages with their prices by house, or without their houses (spec 2.6). */
export const pauschalen: Call<'pauschalen'> = async ({ payload, params }) => {
  const heute = todayInBerlin()
  const read = params.haeuser ? packages : briefly
  const { answer, tags } = await listEntries({
    ...read(payload, params.sprache, heute),
    params,
    where: whereOf(params),
  })
  return { answer: { ...answer, heute }, tags }
}

/** A package (spec 2.6). */
export const pauschalenId: Call<'pauschalen/{id}'> = (input) =>
  oneEntry({ ...packages(input.payload, input.params.sprache, todayInBerlin()), ...input })
