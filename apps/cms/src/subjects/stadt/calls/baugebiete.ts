import type { Params } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { BaugebietDoc } from '../../../payload-types.ts'
import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { readNamed } from '../../../wire/read/index.ts'
import type { Refs } from '../../../wire/serialise/index.ts'
import { baugebietOf } from '../serialise/baugebiet.ts'

/** How building areas are read: with the office that gives the plots away. */
function areas(payload: Payload, { sprache, status }: Params<'baugebiete/{id}'>) {
  return {
    payload,
    type: 'baugebiete' as const,
    related: async (docs: readonly BaugebietDoc[]) => ({
      aemter: await readNamed(
        payload,
        sprache,
        'aemter',
        docs.map(({ ansprechpartner }) => ansprechpartner),
      ),
    }),
    serialise: (doc: BaugebietDoc, refs: Refs) => baugebietOf(doc, refs, status),
  }
}

/** Building areas with their plots, or those of one state (spec 2.6). */
export const baugebiete: Call<'baugebiete'> = ({ payload, params }) =>
  listEntries({ ...areas(payload, params), params })

/** A building area with its plots (spec 2.6). */
export const baugebieteId: Call<'baugebiete/{id}'> = (input) =>
  oneEntry({ ...input, ...areas(input.payload, input.params) })
