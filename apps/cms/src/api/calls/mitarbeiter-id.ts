import { inLanguage, plainRead, published, readRefs } from '../read/index.ts'
import { mitarbeiterOf } from '../serialise/index.ts'
import { embeddedTags, tagOf } from '../tags.ts'
import { type Call, onlyOne } from './call.ts'

/** A member of staff (spec 3). */
export const mitarbeiterId: Call<'mitarbeiter/{id}'> = async ({ payload, params, id }) => {
  const { sprache } = params
  const { docs } = await payload.find({
    collection: 'mitarbeiter',
    where: { and: [published, { nummer: { equals: id } }] },
    limit: 1,
    pagination: false,
    ...plainRead,
    ...inLanguage(sprache),
  })
  const refs = await readRefs({ payload, sprache, docs, types: ['mitarbeiter'] })
  return {
    answer: mitarbeiterOf(onlyOne(docs, 'mitarbeiter', id), refs),
    tags: [tagOf('mitarbeiter', id), ...embeddedTags(refs)],
  }
}
