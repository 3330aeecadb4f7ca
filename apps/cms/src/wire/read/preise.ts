import type { Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import { preisKey, pricedDoc, pricedFields } from '../serialise/preis-text.ts'
import type { Refs } from '../serialise/refs.ts'
import { type PreisTyp, preisTypen } from '../serialise/rich-text-node.ts'
import { queryOf } from './related-query.ts'
import { uuidsOf } from './uuids.ts'

/** What visitors see of a type, where being published is not enough. */
const visible: { [Typ in PreisTyp]?: Where } = { shop_artikel: { aktiv: { equals: true } } }

type Finder = { find(query: object): Promise<{ docs: object[] }> }

async function readType(payload: Payload, sprache: Sprache, typ: PreisTyp, ids: readonly string[]) {
  const where = visible[typ]
  const query = queryOf(payload, sprache, {
    type: typ,
    relations: ids,
    visible: where ? [where] : [],
  })
  if (query === null) return []
  const select = Object.fromEntries(pricedFields[typ].map((field) => [field, true]))
  const finder: Finder = payload
  const { docs } = await finder.find({ collection: typ, ...query, select })
  const found = new Map(docs.map((doc) => pricedDoc.parse(doc)).map((doc) => [doc.id, doc]))
  return ids.map((id) => [preisKey({ typ, id }), { typ, doc: found.get(id) ?? null }] as const)
}

/** The entries whose prices stand in texts; few texts have any, and then nothing is asked. */
export async function readPreise(
  payload: Payload,
  sprache: Sprache,
  asked: ReadonlySet<string>,
): Promise<Refs['preise']> {
  if (asked.size === 0) return new Map()
  const found = await Promise.all(
    preisTypen.map((typ) => {
      const named = [...asked].filter((key) => key.startsWith(`${typ}:`))
      const ids = uuidsOf(named.map((key) => key.slice(typ.length + 1)))
      return readType(payload, sprache, typ, ids)
    }),
  )
  return new Map(found.flat())
}
