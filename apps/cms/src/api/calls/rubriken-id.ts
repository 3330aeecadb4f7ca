import { inLanguage, plainRead, readRefs } from '../read/index.ts'
import { rubrikOf } from '../serialise/index.ts'
import { detailTag, tagOf } from '../tags.ts'
import { type Call, onlyOne } from './call.ts'

/** A category of events (spec 3). */
export const rubrikenId: Call<'rubriken/{id}'> = async ({ payload, params, id }) => {
  const { sprache } = params
  const { docs } = await payload.find({
    collection: 'rubriken',
    where: { nummer: { equals: id } },
    limit: 1,
    pagination: false,
    ...plainRead,
    ...inLanguage(sprache),
  })
  const refs = await readRefs({ payload, sprache, docs, types: ['rubriken'] })
  return {
    answer: rubrikOf(onlyOne(docs, 'rubriken', id), refs),
    tags: [tagOf('rubriken', id), detailTag(refs, 'veranstaltungen')],
  }
}
