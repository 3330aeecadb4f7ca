import { calls, type Params } from '@kurstadt/contract'
import { inLanguage, plainRead, published } from '../read/index.ts'
import { detailTag, embeddedTags, tagOf } from '../tags.ts'
import { serialiseOffices } from './aemter.ts'
import { type Call, onlyOne } from './call.ts'

/** The staff of a single office stand in the order that the list has unless asked otherwise. */
const { order }: Params<'aemter'> = calls.aemter.params.parse({})

/** An office with its staff (spec 3). */
export const aemterId: Call<'aemter/{id}'> = async ({ payload, params, id }) => {
  const { docs } = await payload.find({
    collection: 'aemter',
    where: { and: [published, { nummer: { equals: id } }] },
    limit: 1,
    pagination: false,
    ...plainRead,
    ...inLanguage(params.sprache),
  })
  const { data, refs } = await serialiseOffices(payload, params.sprache, docs, order)
  return {
    answer: onlyOne(data, 'aemter', id),
    tags: [tagOf('aemter', id), ...embeddedTags(refs), detailTag(refs, 'aemter')],
  }
}
