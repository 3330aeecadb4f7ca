import { type Call, onlyOne } from '../../../wire/call/call.ts'
import { inLanguage, plainRead, published, readRefs, unordered } from '../../../wire/read/index.ts'
import { embeddedTags, tagOf } from '../../../wire/tags.ts'
import { ancestorsOf } from '../read/ancestors.ts'
import { seiteOf } from '../serialise/seite.ts'

/** A page (spec 3): its pictures, files and links are read together, not block by block. */
export const seitenId: Call<'seiten/{id}'> = async ({ payload, params, id }) => {
  const { sprache } = params
  const [{ docs }, ancestors] = await Promise.all([
    payload.find({
      collection: 'seiten',
      where: { and: [published, { nummer: { equals: id } }] },
      limit: 1,
      pagination: false,
      ...unordered,
      ...plainRead,
      ...inLanguage(sprache),
    }),
    ancestorsOf(payload, sprache, id),
  ])
  const doc = onlyOne(docs, 'seiten', id)
  const refs = await readRefs({ payload, sprache, type: 'seiten', docs })
  return {
    answer: seiteOf(doc, ancestors, refs),
    tags: [
      tagOf('seiten', id),
      ...ancestors.map(({ nummer }) => tagOf('seiten', nummer)),
      ...embeddedTags(refs),
    ],
  }
}
