import {
  type DetailType,
  isDetailType,
  type List,
  type OrderField,
  type Sprache,
} from '@kurstadt/contract'
import type { CollectionSlug, Payload, Where } from 'payload'
import type { Config } from '../../payload-types.ts'
import type { ReadById } from '../read/kept-by-id.ts'
import { inLanguage, plainRead, published, unordered } from '../read/published.ts'
import { readRefs, readRelated } from '../read/refs.ts'
import type { Refs, Related } from '../serialise/refs.ts'
import { eachSound, inSoundParts } from '../sound/index.ts'
import { detailTag, embeddedTags, eventPageTags, tagOf } from '../tags.ts'
import { listOf, onlyOne, sortOf } from './call.ts'

type DocOf<Slug extends CollectionSlug> = Config['collections'][Slug]
type Entry = { id: number }

/** What the list and the single call of a type have in common. */
type Shared<Slug extends CollectionSlug, Answer extends Entry> = {
  payload: Payload
  type: Slug
  /** Reads what the documents refer to; see `readRelated`. */
  related?: (docs: readonly DocOf<Slug>[]) => Promise<Related>
  /** Null for an entry that has nothing to show; it is left out. */
  serialise: (doc: DocOf<Slug>, refs: Refs) => Answer | null
  /** Types of which any entry may come into the answer: every change of theirs ends it. */
  watches?: readonly CollectionSlug[]
  /** Types whose detail pages the addresses in the entries lead to, where they are not their own. */
  leadsTo?: DetailType | readonly DetailType[]
}

type ListInput<Slug extends CollectionSlug, Answer extends Entry> = Shared<Slug, Answer> & {
  params: { sprache: Sprache; seite: number; pro_seite: number; order: readonly OrderField[] }
  /** What the filters leave; unpublished entries are left out in any case. */
  where?: readonly Where[]
  /** Fields that the answer does not need, so that they are not read. */
  omit?: readonly (string & keyof DocOf<Slug>)[]
  /** Fields that order what `order` leaves equal, before the number does. */
  tieBreakers?: readonly string[]
  /** The newest drafts instead of what is public. */
  isPreview?: boolean
  /** All of them fit on the page, so that nothing is counted beside it. */
  isWhole?: boolean
  /** How the public documents of the page are read, where they are kept in memory. */
  read?: ReadById<DocOf<Slug>>
}

type SingleInput<Slug extends CollectionSlug, Answer extends Entry> = Shared<Slug, Answer> & {
  params: { sprache: Sprache }
  /** The wire number. */
  id: number
  /** The newest draft instead of what is public. */
  isPreview?: boolean
  where?: readonly Where[]
  /** What needs the number alone, so that it can be asked for at the same time as the entry. */
  parallel?: () => Promise<void>
}

/** Only what is public: entries of a type without drafts all are. */
function publicOnly({ payload, type }: { payload: Payload; type: CollectionSlug }): Where[] {
  return payload.collections[type].config.versions?.drafts ? [published] : []
}

async function serialiseTogether<Slug extends CollectionSlug, Answer extends Entry>(
  { payload, type, related, serialise, leadsTo, watches = [] }: Shared<Slug, Answer>,
  sprache: Sprache,
  docs: readonly DocOf<Slug>[],
): Promise<{ data: Answer[]; gone: number; tags: string[] }> {
  const embedded = related ? await related(docs) : {}
  const named = docs.map((doc) => ({ ...doc, id: String(doc.id) }))
  const refs = await readRefs({ payload, sprache, type, docs: named, related: embedded })
  const targets = [leadsTo ?? type, ...Object.keys(embedded)].flat().filter(isDetailType)
  const put = (doc: DocOf<Slug>): Answer[] => {
    const entry = serialise(doc, refs)
    return entry === null ? [] : [entry]
  }
  const { entries: data, gone } = eachSound(type, docs, put)
  return {
    data,
    gone,
    tags: [
      ...embeddedTags(refs),
      ...watches,
      ...targets.flatMap((target) =>
        target === 'veranstaltungen'
          ? eventPageTags(refs, [...docs, ...(embedded.veranstaltungen?.values() ?? [])])
          : detailTag(refs, target),
      ),
    ],
  }
}

/** Entries that visitors get, how many could not be put into words, and the tags of their changes. */
async function serialiseAll<Slug extends CollectionSlug, Answer extends Entry>(
  shared: Shared<Slug, Answer>,
  sprache: Sprache,
  docs: readonly DocOf<Slug>[],
): Promise<{ data: Answer[]; gone: number; tags: string[] }> {
  const work = (some: readonly DocOf<Slug>[]) => serialiseTogether(shared, sprache, some)
  const { results, gone } = await inSoundParts(shared.type, docs, work)
  return {
    data: results.flatMap((part) => part.data),
    gone: results.reduce((sum, part) => sum + part.gone, gone),
    tags: results.flatMap((part) => part.tags),
  }
}

/** What a list asks of Payload; `select` names fields to read, or with false those to leave out. */
type ListQuery = typeof plainRead &
  ReturnType<typeof inLanguage> & {
    collection: CollectionSlug
    draft: boolean
    where: Where
    sort: string[]
    page: number
    limit: number
    pagination: boolean
    select?: Record<string, boolean>
  }

type Page<Doc> = { docs: Doc[]; totalDocs: number }

/** Payload's `find` for such a query; its own type is too large for any collection and selection. */
type Finder<Doc> = { find(query: object): Promise<Page<Doc>> }

/**
 * The documents of a page. Behind the first one their ids are looked for by themselves: Payload puts
 * together every document that a page leaves out, with all that belongs to it.
 */
async function findPage<Doc>(
  { docs: documents, ids }: { docs: Finder<Doc>; ids: Finder<{ id: unknown }> },
  { page, ...query }: ListQuery,
): Promise<Page<Doc>> {
  if (page === 1) return documents.find({ ...query, page })
  const { docs: found, totalDocs } = await ids.find({ ...query, page, select: { nummer: true } })
  if (found.length === 0) return { docs: [], totalDocs }
  const where = { and: [query.where, { id: { in: found.map(({ id }) => id) } }] }
  const { docs } = await documents.find({ ...query, where, limit: 0, pagination: false })
  return { docs, totalDocs }
}

/** The same where documents are kept in memory: Payload says only which ones the page has. */
async function findKept<Doc>(
  ids: Finder<{ id: unknown }>,
  query: ListQuery,
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Doc>>,
): Promise<Page<Doc>> {
  const { docs: found, totalDocs } = await ids.find({ ...query, select: { nummer: true } })
  const order = found.map(({ id }) => String(id))
  const docs = await read(order)
  return { docs: order.flatMap((id) => docs.get(id) ?? []), totalDocs }
}

/**
 * A page of the public entries of a type with everything they refer to, in a fixed number of
 * queries, and the tags of the changes that end the answer.
 */
export async function listEntries<Slug extends CollectionSlug, Answer extends Entry>(
  input: ListInput<Slug, Answer>,
): Promise<{ answer: List<Answer>; tags: string[] }> {
  const {
    payload,
    type,
    params,
    where = [],
    tieBreakers = [],
    omit = [],
    isPreview = false,
    isWhole = false,
  } = input
  const query: ListQuery = {
    collection: type,
    draft: isPreview,
    where: { and: [...(isPreview ? [] : publicOnly(input)), ...where] },
    sort: sortOf(params.order, ...tieBreakers),
    page: params.seite,
    limit: params.pro_seite,
    pagination: !isWhole,
    ...plainRead,
    ...inLanguage(params.sprache),
  }
  if (omit.length > 0) query.select = Object.fromEntries(omit.map((one) => [one, false]))
  const docs: Finder<DocOf<Slug>> = payload
  const { read } = input
  const found =
    read && !isPreview
      ? await findKept(payload, query, (ids) => read(payload, params.sprache, ids))
      : await findPage({ docs, ids: payload }, query)
  const { data, gone, tags } = await serialiseAll(input, params.sprache, found.docs)
  const own = data.map(({ id }) => tagOf(type, id))
  const { totalDocs } = found
  return { answer: listOf(data, { totalDocs, gone }, params), tags: [type, ...own, ...tags] }
}

/** What a search of its own has found: the ids of a page of entries, and how many there are. */
type Found = { ids: readonly string[]; anzahl: number }

/** As `listEntries`, for a type whose filters and order Payload cannot express. */
export async function listFound<Slug extends CollectionSlug, Answer extends Entry>(
  input: Shared<Slug, Answer> & {
    params: { sprache: Sprache; seite: number; pro_seite: number }
    found: Found
    /** How the documents of the page are read, where they are kept in memory. */
    read?: ReadById<DocOf<Slug>>
  },
): Promise<{ answer: List<Answer>; tags: string[] }> {
  const { payload, type, params, found, read } = input
  const docs = await (read
    ? read(payload, params.sprache, found.ids)
    : readRelated(payload, params.sprache, type, found.ids))
  const ordered = found.ids.flatMap((id) => docs.get(id) ?? [])
  const { data, gone, tags } = await serialiseAll(input, params.sprache, ordered)
  const own = data.map(({ id }) => tagOf(type, id))
  const answer = listOf(data, { totalDocs: found.anzahl, gone }, params)
  return { answer, tags: [type, ...own, ...tags] }
}

/** A public entry by its number; throws `not-found`, which ends when the entry changes. */
export async function oneEntry<Slug extends CollectionSlug, Answer extends Entry>(
  input: SingleInput<Slug, Answer>,
): Promise<{ answer: Answer; tags: string[] }> {
  const { payload, type, params, id, where = [], isPreview = false } = input
  const finding = payload.find({
    collection: type,
    draft: isPreview,
    where: { and: [...(isPreview ? [] : publicOnly(input)), { nummer: { equals: id } }, ...where] },
    limit: 1,
    pagination: false,
    ...unordered,
    ...plainRead,
    ...inLanguage(params.sprache),
  })
  const [{ docs }] = await Promise.all([finding, input.parallel?.()])
  const { data, tags } = await serialiseAll(input, params.sprache, docs)
  return { answer: onlyOne(data, type, id), tags: [tagOf(type, id), ...tags] }
}
