import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { PauschaleDoc } from '../../../payload-types.ts'
import type { Call } from '../../../wire/call/call.ts'
import { holdingOn } from '../../../wire/call/days.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { readNamed } from '../../../wire/read/index.ts'
import { pauschaleOf } from '../serialise/pauschale.ts'

/** The houses that packages name in their price categories. */
export function housesOf(docs: readonly Pick<PauschaleDoc, 'preiskategorien'>[]) {
  return docs.flatMap(({ preiskategorien }) =>
    (preiskategorien ?? []).flatMap(({ hotels }) =>
      (hotels ?? []).map(({ unterkunft }) => unterkunft),
    ),
  )
}

function whereOf({ gueltig_am, naechte }: Params<'pauschalen'>): Where[] {
  return [
    ...holdingOn('gueltig_von', 'gueltig_bis', { from: gueltig_am, to: gueltig_am }),
    ...(naechte ? [{ naechte: { equals: naechte } }] : []),
  ]
}

/** How packages are read: with the houses of their price categories. */
function packages(payload: Payload, sprache: Sprache) {
  return {
    payload,
    type: 'pauschalen' as const,
    related: async (docs: readonly PauschaleDoc[]) => ({
      unterkuenfte: await readNamed(payload, sprache, 'unterkuenfte', housesOf(docs)),
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
