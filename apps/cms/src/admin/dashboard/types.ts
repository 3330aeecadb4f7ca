import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import {
  type Bereich,
  bereiche,
  draftsEverywhere,
  isAdministration,
  keeps,
  keptValues,
  partsNamedIn,
  publishes,
} from '../../editing/access/index.ts'

/** A type of content with states, as the dashboard asks about it. */
export type ContentType = {
  slug: string
  /** «Veranstaltung». */
  singular: string
  /** «Veranstaltungen». */
  plural: string
  title: { name: string; isLocalized: boolean }
  /** Days on which something of it ends, by field. */
  ends: string[]
  /** Whether this editor keeps its area or parts of it, and whether they may publish there. */
  isKept: boolean
  isReviewed: boolean
  /** Values of a field of those entries that are theirs; null where all of them are. */
  own: { field: string; values: string[] } | null
}

/** Fields after whose day an entry, or a picture, is no longer shown or wants a look. */
export const endFields = ['zurueckziehen_am', 'gueltig_bis', 'pruefen_bis', 'nutzung_bis'] as const

function isBereich(value: unknown): value is Bereich {
  return typeof value === 'string' && Object.hasOwn(bereiche, value)
}

function word(label: unknown, fallback: string): string {
  return typeof label === 'string' ? label : fallback
}

function isLocalized(fields: readonly FlattenedField[], wanted: string): boolean {
  const field = fields.find(({ name }) => name === wanted)
  return field !== undefined && 'localized' in field && field.localized === true
}

/** Which entries of a type are an editor's, and what they may do there (E14). */
function rightsOf(
  { custom }: SanitizedCollectionConfig,
  bereich: Bereich,
  user: PayloadRequest['user'],
): Pick<ContentType, 'isKept' | 'isReviewed' | 'own'> {
  const parts = partsNamedIn(custom)
  if (parts === undefined || isAdministration(user))
    return { isKept: keeps(user, bereich), isReviewed: publishes(user, bereich), own: null }
  const values = keptValues(user, parts)
  if (draftsEverywhere(user, bereich) && values.length === 0)
    return { isKept: true, isReviewed: false, own: null }
  const isTheirs = values.length > 0
  return { isKept: isTheirs, isReviewed: isTheirs, own: { field: parts.field, values } }
}

function describe(
  collection: SanitizedCollectionConfig,
  bereich: Bereich,
  user: PayloadRequest['user'],
): ContentType {
  const { slug, labels, flattenedFields, admin } = collection
  const name = admin.useAsTitle ?? 'id'
  return {
    slug,
    singular: word(labels.singular, slug),
    plural: word(labels.plural, slug),
    title: { name, isLocalized: isLocalized(flattenedFields, name) },
    ends: endFields.filter((field) => flattenedFields.some((one) => one.name === field)),
    ...rightsOf(collection, bereich, user),
  }
}

/** Types with states whose every entry this editor may see; what is seen entry by entry is left out. */
export async function visibleTypes(req: PayloadRequest): Promise<ContentType[]> {
  const types: ContentType[] = []
  for (const collection of req.payload.config.collections) {
    const bereich: unknown = collection.custom?.bereich
    if (!(isBereich(bereich) && collection.versions?.drafts)) continue
    if ((await collection.access.read({ req })) === true)
      types.push(describe(collection, bereich, req.user))
  }
  return types
}
