import { inLanguage, plainRead, published, readRefs } from '../read/index.ts'
import { aktuellesOf } from '../serialise/index.ts'
import { detailTag, embeddedTags, tagOf } from '../tags.ts'
import { type Call, listOf, sortOf } from './call.ts'

/** News, newest first unless asked otherwise (spec 7). */
export const aktuelles: Call<'aktuelles'> = async ({ payload, params }) => {
  const { sprache } = params
  const found = await payload.find({
    collection: 'aktuelles',
    where: published,
    sort: sortOf(params.order),
    page: params.seite,
    limit: params.pro_seite,
    ...plainRead,
    ...inLanguage(sprache),
  })
  const refs = await readRefs({ payload, sprache, docs: found.docs, types: ['aktuelles'] })
  const data = found.docs.map((doc) => aktuellesOf(doc, refs))
  return {
    answer: listOf(data, found, params),
    tags: [
      'aktuelles',
      ...data.map(({ id }) => tagOf('aktuelles', id)),
      ...embeddedTags(refs),
      detailTag(refs, 'aktuelles'),
    ],
  }
}
