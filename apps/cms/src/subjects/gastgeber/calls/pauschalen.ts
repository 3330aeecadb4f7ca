import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { PauschaleDoc } from '../../../payload-types.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { type Saison, seasonOn } from '../../../platform/time/season.ts'
import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { readNamed } from '../../../wire/read/index.ts'
import { type Refs, storedDay } from '../../../wire/serialise/index.ts'
import { pauschaleOf } from '../serialise/pauschale.ts'
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

/** How packages are read on a day: with the houses of their price categories. */
function packages(payload: Payload, sprache: Sprache, heute: string) {
  return {
    payload,
    type: 'pauschalen' as const,
    related: async (docs: readonly PauschaleDoc[]) => ({
      unterkuenfte: await readNamed(payload, sprache, 'unterkuenfte', housesOf(docs)),
    }),
    serialise: (doc: PauschaleDoc, refs: Refs) =>
      pauschaleOf(doc, refs, seasonOn(seasonOf(doc), heute)),
  }
}

/** Packages with their prices by house, or without their houses (spec 2.6). */
export const pauschalen: Call<'pauschalen'> = async ({ payload, params }) => {
  const heute = todayInBerlin()
  const { answer, tags } = await listEntries({
    ...packages(payload, params.sprache, heute),
    params,
    where: whereOf(params),
    ...(params.haeuser ? {} : { omit: ['preiskategorien', 'text', 'leistungen'] }),
  })
  return { answer: { ...answer, heute }, tags }
}

/** A package (spec 2.6). */
export const pauschalenId: Call<'pauschalen/{id}'> = (input) =>
  oneEntry({ ...packages(input.payload, input.params.sprache, todayInBerlin()), ...input })
