import type { Ratsdokument } from '@kurstadt/contract'
import { dokumentOf } from '../../../wire/serialise/dokument.ts'
import type { Refs } from '../../../wire/serialise/refs.ts'
import { idOf } from '../../../wire/serialise/values.ts'

type Relation = Parameters<typeof idOf>[0]

/** Whether what names a file is public, and whether who asks sees what is not public of it. */
export type Naming = { isOpen: boolean; isInsider: boolean }

/** A file of the council; everybody's with a meeting or paper that is, and never without it. */
export function fileOf(
  relation: Relation,
  refs: Refs,
  { isOpen, isInsider }: Naming,
): Ratsdokument | null {
  const file = dokumentOf(relation, refs)
  const isTicked = refs.related.dokumente?.get(idOf(relation) ?? '')?.oeffentlich === true
  if (!(isTicked || isInsider)) return null
  return file && { ...file, oeffentlich: isOpen && isTicked }
}

/** Files in the editor's order; those that are gone or not for who asks are left out. */
export const filesOf = (
  relations: readonly Relation[] | null | undefined,
  refs: Refs,
  naming: Naming,
): Ratsdokument[] => (relations ?? []).flatMap((one) => fileOf(one, refs, naming) ?? [])
