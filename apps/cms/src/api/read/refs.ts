import type { Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { MediumDoc, MitarbeiterDoc, RubrikDoc } from '../../payload-types.ts'
import { type Refs, referencesOf } from '../serialise/index.ts'
import { detailPages } from './detail-pages.ts'
import { pagePaths } from './page-paths.ts'
import { inLanguage, plainRead, published } from './published.ts'
import { type TitledType, translatedIds } from './translated.ts'

/** Documents of one answer and what is known to stand beside them. */
export type Asked = {
  payload: Payload
  sprache: Sprache
  /** The documents whose pictures and links are wanted, with their ids for the language. */
  docs: readonly { id: string }[]
  types: readonly TitledType[]
  rubriken?: readonly RubrikDoc[]
  mitarbeiter?: readonly MitarbeiterDoc[]
}

function byId<Doc extends { id: string }>(docs: readonly Doc[]): Map<string, Doc> {
  return new Map(docs.map((doc) => [doc.id, doc]))
}

/** Finds everything with one of these ids, in one query; nothing is asked when there are none. */
export function withIds(ids: Iterable<string>): { where: Where; pagination: false; limit: 0 } {
  return { where: { id: { in: [...new Set(ids)] } }, pagination: false, limit: 0 }
}

async function readMedien(
  { payload, sprache }: Asked,
  ids: ReadonlySet<string>,
): Promise<MediumDoc[]> {
  if (ids.size === 0) return []
  const { docs } = await payload.find({
    collection: 'medien',
    ...withIds(ids),
    ...plainRead,
    ...inLanguage(sprache),
  })
  return docs
}

/** The published staff with these ids. */
export async function readStaff(
  payload: Payload,
  sprache: Sprache,
  ids: readonly string[],
): Promise<MitarbeiterDoc[]> {
  if (ids.length === 0) return []
  const { where, ...all } = withIds(ids)
  const { docs } = await payload.find({
    collection: 'mitarbeiter',
    ...all,
    where: { and: [published, where] },
    ...plainRead,
    ...inLanguage(sprache),
  })
  return docs
}

/** The categories with these ids. */
export async function readRubriken(
  payload: Payload,
  sprache: Sprache,
  ids: readonly string[],
): Promise<RubrikDoc[]> {
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'rubriken',
    ...withIds(ids),
    ...plainRead,
    ...inLanguage(sprache),
  })
  return docs
}

/** Reads what documents refer to: a fixed number of queries, whatever the number of documents. */
export async function readRefs(asked: Asked): Promise<Refs> {
  const { payload, sprache, docs, types, rubriken = [], mitarbeiter = [] } = asked
  const found = referencesOf([docs, mitarbeiter])
  const ids = [...docs, ...rubriken, ...mitarbeiter].map(({ id }) => id)
  const [medien, pfade, pages, translated] = await Promise.all([
    readMedien(asked, found.medien),
    pagePaths(payload, sprache, found.seiten),
    detailPages(payload, sprache),
    translatedIds(payload, sprache, types, ids),
  ])
  return {
    sprache,
    medien: byId(medien),
    pfade,
    rubriken: byId(rubriken),
    mitarbeiter: byId(mitarbeiter),
    detailPages: pages,
    translated,
  }
}
