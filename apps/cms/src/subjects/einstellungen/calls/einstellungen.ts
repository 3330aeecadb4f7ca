import { todayInBerlin } from '../../../platform/time/berlin.ts'
import type { Call } from '../../../wire/call/call.ts'
import { ApiError } from '../../../wire/errors.ts'
import { inLanguage, plainRead } from '../../../wire/read/index.ts'
import { tagOf } from '../../../wire/tags.ts'
import { readHouses } from '../read/houses.ts'
import { einstellungenOf, type Houses } from '../serialise/einstellungen.ts'

const tags = ['einstellungen']

/** An office that is not public has no number here: any office may be the one. */
const tagsOf = ({ tourismus, rathaus }: Houses) =>
  [tourismus, rathaus].map((house) => tagOf('aemter', house?.nummer))

/** Settings of the site; `not-found` until an editor has filled them in. */
export const einstellungen: Call<'einstellungen'> = async ({ payload, params: { sprache } }) => {
  const read = { slug: 'einstellungen', ...plainRead } as const
  const [doc, own] = await Promise.all([
    payload.findGlobal({ ...read, ...inLanguage(sprache) }),
    sprache === 'de'
      ? null
      : payload.findGlobal({ ...read, locale: sprache, fallbackLocale: false }),
  ])
  if (!(doc.ortsname && doc.meldung_email)) throw new ApiError('not-found', { tags })
  const isTranslated = own === null || Boolean(own.rathaus?.name)
  const houses = await readHouses(payload, doc, { sprache })
  const shown = { sprache: isTranslated ? sprache : 'de', heute: todayInBerlin() }
  return { answer: einstellungenOf(doc, houses, shown), tags: [...tags, ...tagsOf(houses)] }
}
