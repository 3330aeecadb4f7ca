import { inLanguage, plainRead, published } from '../read/index.ts'
import { detailTag, embeddedTags, tagOf } from '../tags.ts'
import { type Call, onlyOne } from './call.ts'
import { serialiseEvents } from './veranstaltungen.ts'

/** An event (spec 3). */
export const veranstaltungenId: Call<'veranstaltungen/{id}'> = async ({ payload, params, id }) => {
  const { docs } = await payload.find({
    collection: 'veranstaltungen',
    where: { and: [published, { nummer: { equals: id } }] },
    limit: 1,
    pagination: false,
    ...plainRead,
    ...inLanguage(params.sprache),
  })
  const { data, refs } = await serialiseEvents(payload, params.sprache, docs)
  return {
    answer: onlyOne(data, 'veranstaltungen', id),
    tags: [tagOf('veranstaltungen', id), ...embeddedTags(refs), detailTag(refs, 'veranstaltungen')],
  }
}
