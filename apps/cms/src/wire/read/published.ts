import type { Sprache } from '@kurstadt/contract'
import type { Where } from 'payload'

/** What visitors may see: part of every query on a collection with drafts (reliability T24). */
export const published: Where = { _status: { equals: 'published' } }

/** How every read of the API asks: whole of what is public, no populating, nothing hidden. */
export const plainRead = { overrideAccess: true, depth: 0, showHiddenFields: false } as const

/** German as it is; English with German wherever a field has none. */
export function inLanguage(sprache: Sprache) {
  return { locale: sprache, fallbackLocale: sprache === 'en' ? 'de' : false } as const
}

/**
 * For what is found by its id or number: a type's own order is by its title, which is translated and
 * makes Payload ask twice, first for the ids and then for the documents.
 */
export const unordered = { sort: 'id' } as const
