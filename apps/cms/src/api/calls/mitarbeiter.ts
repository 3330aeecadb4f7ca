import { inLanguage, plainRead, published, readRefs } from '../read/index.ts'
import { mitarbeiterOf } from '../serialise/index.ts'
import { embeddedTags, tagOf } from '../tags.ts'
import { type Call, listOf, sortOf } from './call.ts'

/** Staff (spec 3). */
export const mitarbeiter: Call<'mitarbeiter'> = async ({ payload, params }) => {
  const { sprache } = params
  const found = await payload.find({
    collection: 'mitarbeiter',
    where: published,
    sort: sortOf(params.order),
    page: params.seite,
    limit: params.pro_seite,
    ...plainRead,
    ...inLanguage(sprache),
  })
  const refs = await readRefs({ payload, sprache, docs: found.docs, types: ['mitarbeiter'] })
  const data = found.docs.map((doc) => mitarbeiterOf(doc, refs))
  return {
    answer: listOf(data, found, params),
    tags: ['mitarbeiter', ...data.map(({ id }) => tagOf('mitarbeiter', id)), ...embeddedTags(refs)],
  }
}
