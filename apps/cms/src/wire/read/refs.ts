import type { Sprache } from '@kurstadt/contract'
import type { CollectionSlug, Payload, Where } from 'payload'
import type { Config } from '../../payload-types.ts'
import { type Named, type NamedType, namedFields } from '../serialise/named.ts'
import { referencesOf } from '../serialise/references.ts'
import type { Refs, Related } from '../serialise/refs.ts'
import { readPreise } from './preise.ts'
import { readReferences } from './references.ts'
import { queryOf, type Relation } from './related-query.ts'
import { type TitledType, titles } from './titles.ts'
import { translatedIds } from './translated.ts'
import { uuidsOf } from './uuids.ts'

/** Documents of one answer and what is known to stand beside them. */
export type Asked = {
  payload: Payload
  sprache: Sprache
  /** Type of the documents. */
  type: string
  /** The documents whose pictures and links are wanted, with their ids for the language. */
  docs: readonly { id: string }[]
  related?: Related
}

function isTitled(type: string): type is TitledType {
  return Object.hasOwn(titles, type)
}

/** Payload's `find` of documents with some fields; its own type is too large for any collection. */
type Finder<Doc> = { find(query: object): Promise<{ docs: Doc[] }> }

function byId<Doc extends object>(docs: readonly Doc[]): ReadonlyMap<string, Doc> {
  return new Map(docs.flatMap((doc) => ('id' in doc ? [[String(doc.id), doc]] : [])))
}

async function findById<Doc extends object>(
  finder: Finder<Doc>,
  query: object | null,
): Promise<ReadonlyMap<string, Doc>> {
  return query === null ? new Map() : byId((await finder.find(query)).docs)
}

/**
 * The public documents of a type that others refer to, by id, in one query; nothing is asked when
 * there are none. What is a draft, gone, or not `visible` to who asks is not there.
 */
export async function readRelated<Slug extends CollectionSlug>(
  payload: Payload,
  sprache: Sprache,
  type: Slug,
  relations: readonly Relation[],
  visible: readonly Where[] = [],
): Promise<ReadonlyMap<string, Config['collections'][Slug]>> {
  const query = queryOf(payload, sprache, { type, relations, visible })
  if (query === null) return new Map()
  return byId((await payload.find({ collection: type, ...query })).docs)
}

/** As `readRelated`, of documents that are only named: what others show of them and nothing more. */
export async function readNamed<Slug extends NamedType>(
  payload: Payload,
  sprache: Sprache,
  type: Slug,
  relations: readonly Relation[],
): Promise<ReadonlyMap<string, Named<Slug>>> {
  const select = Object.fromEntries(namedFields[type].map((field) => [field, true]))
  const finder: Finder<Named<Slug>> = payload
  const query = queryOf(payload, sprache, { type, relations })
  return findById(finder, query && { collection: type, ...query, select })
}

/** As `readRelated`, without the fields that the answer does not need. */
export async function readWithout<Slug extends CollectionSlug>(
  payload: Payload,
  sprache: Sprache,
  { type, omit }: { type: Slug; omit: readonly (string & keyof Config['collections'][Slug])[] },
  relations: readonly Relation[],
): Promise<ReadonlyMap<string, Config['collections'][Slug]>> {
  const select = Object.fromEntries(omit.map((field) => [field, false]))
  const finder: Finder<Config['collections'][Slug]> = payload
  const query = queryOf(payload, sprache, { type, relations })
  return findById(finder, query && { collection: type, ...query, select })
}

/** The offices whose facts stand in texts; few texts have any, and then nothing is asked. */
async function readStellen(
  payload: Payload,
  sprache: Sprache,
  ids: ReadonlySet<string>,
): Promise<Refs['stellen']> {
  const asked = uuidsOf(ids)
  const found = await readRelated(payload, sprache, 'aemter', asked)
  return new Map(asked.map((id) => [id, found.get(id) ?? null]))
}

/** Reads what documents refer to: a fixed number of queries, whatever the number of documents. */
export async function readRefs({
  payload,
  sprache,
  type,
  docs,
  related = {},
}: Asked): Promise<Refs> {
  const embedded = Object.entries(related).map(([name, map]) => [name, [...map.values()]] as const)
  const groups = [[type, docs] as const, ...embedded]
  const found = referencesOf(groups.map(([, group]) => group))
  const translated = groups.flatMap(([name, group]) =>
    isTitled(name) ? [[name, group.map(({ id }) => String(id))] as const] : [],
  )
  const [references, stellen, preise, inAsked] = await Promise.all([
    readReferences(payload, sprache, found),
    readStellen(payload, sprache, found.aemter),
    readPreise(payload, sprache, found.preise),
    translatedIds(
      payload,
      sprache,
      [...new Set(translated.map(([name]) => name))],
      translated.flatMap(([, ids]) => ids),
    ),
  ])
  return { sprache, ...references, stellen, preise, related, translated: inAsked }
}
