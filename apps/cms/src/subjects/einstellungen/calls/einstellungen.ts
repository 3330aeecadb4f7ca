import { todayInBerlin } from '../../../platform/time/berlin.ts'
import type { Call } from '../../../wire/call/call.ts'
import { ApiError } from '../../../wire/errors.ts'
import { inLanguage, plainRead } from '../../../wire/read/index.ts'
import { einstellungenOf } from '../serialise/einstellungen.ts'

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
  return { answer: einstellungenOf(doc, isTranslated ? sprache : 'de', todayInBerlin()), tags }
}
