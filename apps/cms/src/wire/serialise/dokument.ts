import type { Dokument } from '@kurstadt/contract'
import type { DokumentDoc } from '../../payload-types.ts'
import { dayAt, storedDay } from './dates.ts'
import type { Refs } from './refs.ts'
import { idOf, nummerOf } from './values.ts'

type Relation = Parameters<typeof idOf>[0]

/** A file as an answer names it; null where there is none, or none for who asks. */
export function dokumentOf(
  relation: Relation,
  { related }: Pick<Refs, 'related'>,
): Dokument | null {
  const doc: DokumentDoc | undefined = related.dokumente?.get(idOf(relation) ?? '')
  if (!doc?.filename) return null
  return {
    id: nummerOf(doc),
    titel: doc.titel,
    format: doc.filename.slice(doc.filename.lastIndexOf('.') + 1).toUpperCase(),
    groesse: Math.round(doc.filesize ?? 0),
    stand: doc.stand ? storedDay(doc.stand) : dayAt(doc.updatedAt),
  }
}

/** Files in the editor's order; those that are gone or not for who asks are left out. */
export function filesOf(relations: readonly Relation[] | null | undefined, refs: Refs): Dokument[] {
  return (relations ?? []).flatMap((one) => dokumentOf(one, refs) ?? [])
}
