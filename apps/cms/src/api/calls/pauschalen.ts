import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { PauschaleDoc } from '../../payload-types.ts'
import { readRelated } from '../read/index.ts'
import { pauschaleOf } from '../serialise/index.ts'
import type { Call } from './call.ts'
import { listEntries, oneEntry } from './entries.ts'

/** The houses that packages name in their price categories. */
export function housesOf(docs: readonly PauschaleDoc[]) {
  return docs.flatMap(({ preiskategorien }) =>
    (preiskategorien ?? []).flatMap(({ hotels }) =>
      (hotels ?? []).map(({ unterkunft }) => unterkunft),
    ),
  )
}

/** Days are stored as noon UTC; a package without a day is valid for good on that side. */
function validOn(day: string): Where[] {
  const noon = `${day}T12:00:00.000Z`
  return [
    { or: [{ gueltig_von: { exists: false } }, { gueltig_von: { less_than_equal: noon } }] },
    { or: [{ gueltig_bis: { exists: false } }, { gueltig_bis: { greater_than_equal: noon } }] },
  ]
}

function whereOf({ gueltig_am, naechte }: Params<'pauschalen'>): Where[] {
  return [
    ...(gueltig_am ? validOn(gueltig_am) : []),
    ...(naechte ? [{ naechte: { equals: naechte } }] : []),
  ]
}

/** How packages are read: with the houses of their price categories. */
function packages(payload: Payload, sprache: Sprache) {
  return {
    payload,
    type: 'pauschalen' as const,
    related: async (docs: readonly PauschaleDoc[]) => ({
      unterkuenfte: await readRelated(payload, sprache, 'unterkuenfte', housesOf(docs)),
    }),
    serialise: pauschaleOf,
  }
}

/** Packages with their prices by house (spec 2.6). */
export const pauschalen: Call<'pauschalen'> = ({ payload, params }) =>
  listEntries({ ...packages(payload, params.sprache), params, where: whereOf(params) })

/** A package (spec 2.6). */
export const pauschalenId: Call<'pauschalen/{id}'> = (input) =>
  oneEntry({ ...packages(input.payload, input.params.sprache), ...input })
