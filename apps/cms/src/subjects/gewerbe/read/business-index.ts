import { type Sprache, sprachen } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { keptUntilChange } from '../../../wire/read/newest-change.ts'
import { categoriesSql, entriesSql } from './business-sql.ts'
import { directoryTags } from './directory-tags.ts'

const number = z.number().nullable()
const entry = z.object({
  id: z.string(),
  nummer: z.int().nullable(),
  /** Folded, from its first letter on. */
  name: z.string(),
  titel: z.string(),
  sprache: z.enum(sprachen),
  stufenlos: z.boolean(),
  /** Numbers of its categories and of those above them. */
  rubriken: z.array(z.int()),
  /** Its place among all, by name and by what it is; those that are alike have the same. */
  by_name: z.int(),
  by_what: z.int(),
  strasse: z.string().nullable(),
  breite: number,
  laenge: number,
})
const category = z.object({
  id: z.int(),
  eltern: z.int().nullable(),
  rubrik: z.string(),
  sprache: z.enum(sprachen),
})

/** A public entry, as far as lists and maps choose by it. */
export type IndexedEntry = z.infer<typeof entry>

/** All entries of the directory in one language, by name, and its categories in their order. */
export type BusinessIndex = {
  entries: readonly IndexedEntry[]
  categories: readonly z.infer<typeof category>[]
}

async function readIndex(payload: Payload, sprache: string): Promise<BusinessIndex> {
  const [entries, categories] = await Promise.all([
    select(payload, { name: 'businesses', text: entriesSql, row: entry }, [sprache]),
    select(payload, { name: 'business-categories', text: categoriesSql, row: category }, [sprache]),
  ])
  const byName = new Intl.Collator(sprache)
  return { entries, categories: categories.toSorted((a, b) => byName.compare(a.rubrik, b.rubrik)) }
}

const kept = keptUntilChange(readIndex, directoryTags)

/**
 * The directory in memory: two thousand entries are a megabyte, and to fold, sort and count them anew
 * for each question took PostgreSQL 30 ms of the processor.
 */
export const businessIndex = (payload: Payload, sprache: Sprache): Promise<BusinessIndex> =>
  kept(payload, sprache)
