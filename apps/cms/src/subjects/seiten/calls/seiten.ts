import { type Call, listOf } from '../../../wire/call/call.ts'
import { inLanguage, plainRead, published, readRefs } from '../../../wire/read/index.ts'
import { nummerOf, spracheOf } from '../../../wire/serialise/index.ts'
import { tagOf } from '../../../wire/tags.ts'

/** All published pages that have an address of their own in the language, by path. */
export const seiten: Call<'seiten'> = async ({ payload, params }) => {
  const { sprache } = params
  const found = await payload.find({
    collection: 'seiten',
    where: {
      and: [published, { pfad: { exists: true } }, { detailseite_fuer: { exists: false } }],
    },
    sort: ['pfad', 'nummer'],
    page: params.seite,
    limit: params.pro_seite,
    select: { titel: true, pfad: true, nummer: true },
    ...plainRead,
    ...inLanguage(sprache),
  })
  const refs = await readRefs({ payload, sprache, type: 'seiten', docs: found.docs })
  const data = found.docs.map((doc) => ({
    id: nummerOf(doc),
    sprache: spracheOf(doc.id, refs),
    title: doc.titel,
    href: doc.pfad ?? '',
  }))
  return {
    answer: listOf(data, found, params),
    tags: ['seiten', ...data.map(({ id }) => tagOf('seiten', id))],
  }
}
