import { ApiError } from '../errors.ts'
import { inLanguage, plainRead } from '../read/index.ts'
import { einstellungenOf } from '../serialise/index.ts'
import type { Call } from './call.ts'

const tags = ['einstellungen']

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
  return { answer: einstellungenOf(doc, isTranslated ? sprache : 'de'), tags }
}
