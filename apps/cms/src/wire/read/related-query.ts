import type { Sprache } from '@kurstadt/contract'
import type { CollectionSlug, Payload, Where } from 'payload'
import { idOf } from '../serialise/values.ts'
import { inLanguage, plainRead, published, unordered } from './published.ts'

/** A relation as it is stored: an id, or the document where it was populated. */
export type Relation = string | { id: string } | null | undefined

/** What is asked of Payload for the public documents of a type by their ids; null when there are none. */
export function queryOf(
  payload: Payload,
  sprache: Sprache,
  {
    type,
    relations,
    visible = [],
  }: { type: CollectionSlug; relations: readonly Relation[]; visible?: readonly Where[] },
) {
  const ids = [...new Set(relations.flatMap((one) => idOf(one) ?? []))]
  if (ids.length === 0) return null
  const hasDrafts = Boolean(payload.collections[type].config.versions?.drafts)
  const named: Where = { id: { in: ids } }
  return {
    where: { and: [...(hasDrafts ? [published] : []), named, ...visible] },
    pagination: false,
    limit: 0,
    ...unordered,
    ...plainRead,
    ...inLanguage(sprache),
  }
}
