import { inLanguage, plainRead, published, readRefs } from '../read/index.ts'
import { aktuellesOf } from '../serialise/index.ts'
import { detailTag, embeddedTags, tagOf } from '../tags.ts'
import { type Call, onlyOne } from './call.ts'

/** A news article (spec 3). */
export const aktuellesId: Call<'aktuelles/{id}'> = async ({ payload, params, id }) => {
  const { sprache } = params
  const { docs } = await payload.find({
    collection: 'aktuelles',
    where: { and: [published, { nummer: { equals: id } }] },
    limit: 1,
    pagination: false,
    ...plainRead,
    ...inLanguage(sprache),
  })
  const refs = await readRefs({ payload, sprache, docs, types: ['aktuelles'] })
  return {
    answer: aktuellesOf(onlyOne(docs, 'aktuelles', id), refs),
    tags: [tagOf('aktuelles', id), ...embeddedTags(refs), detailTag(refs, 'aktuelles')],
  }
}
