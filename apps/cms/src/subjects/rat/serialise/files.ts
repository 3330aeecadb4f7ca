import type { Ratsdokument } from '@kurstadt/contract'
import { dokumentOf } from '../../../wire/serialise/dokument.ts'
import type { Refs } from '../../../wire/serialise/refs.ts'
import { idOf } from '../../../wire/serialise/values.ts'

type Relation = Parameters<typeof idOf>[0]

/** A file of the council; everybody's with a meeting or paper that is, and never without it. */
export function fileOf(relation: Relation, refs: Refs, isOpen: boolean): Ratsdokument | null {
  const file = dokumentOf(relation, refs)
  const doc = refs.related.dokumente?.get(idOf(relation) ?? '')
  return file && { ...file, oeffentlich: isOpen && doc?.oeffentlich === true }
}

/** Files in the editor's order; those that are gone or not for who asks are left out. */
export const filesOf = (
  relations: readonly Relation[] | null | undefined,
  refs: Refs,
  isOpen: boolean,
): Ratsdokument[] => (relations ?? []).flatMap((one) => fileOf(one, refs, isOpen) ?? [])
