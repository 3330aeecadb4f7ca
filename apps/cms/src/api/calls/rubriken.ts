import { inLanguage, plainRead, readRefs } from '../read/index.ts'
import { rubrikOf } from '../serialise/index.ts'
import { detailTag, tagOf } from '../tags.ts'
import { type Call, listOf, sortOf } from './call.ts'

/** Categories of events (spec 3). */
export const rubriken: Call<'rubriken'> = async ({ payload, params }) => {
  const { sprache } = params
  const found = await payload.find({
    collection: 'rubriken',
    sort: sortOf(params.order),
    page: params.seite,
    limit: params.pro_seite,
    ...plainRead,
    ...inLanguage(sprache),
  })
  const refs = await readRefs({ payload, sprache, docs: found.docs, types: ['rubriken'] })
  const data = found.docs.map((doc) => rubrikOf(doc, refs))
  return {
    answer: listOf(data, found, params),
    tags: [
      'rubriken',
      ...data.map(({ id }) => tagOf('rubriken', id)),
      detailTag(refs, 'veranstaltungen'),
    ],
  }
}
