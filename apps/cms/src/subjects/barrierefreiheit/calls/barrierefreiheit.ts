import { angebote } from '@kurstadt/contract'
import type { BarrierefreiheitDoc } from '../../../payload-types.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import type { Call } from '../../../wire/call/call.ts'
import { inLanguage, plainRead } from '../../../wire/read/index.ts'
import { tagOf } from '../../../wire/tags.ts'
import { readHouses } from '../../einstellungen/index.ts'
import { measure } from '../read/measure.ts'
import { barrierefreiheitOf } from '../serialise/barrierefreiheit.ts'

/** Rows that have words of their own in the language that was read without another one. */
function translatedRows(own: BarrierefreiheitDoc): ReadonlySet<string> {
  const rows = angebote.flatMap((name) => own[name]?.ausnahmen ?? [])
  return new Set(rows.flatMap(({ id, was }) => (id && was ? [id] : [])))
}

/** The statement on accessibility; what is counted in it follows pictures, films and pages. */
export const barrierefreiheit: Call<'barrierefreiheit'> = async ({
  payload,
  params: { sprache },
}) => {
  const read = { slug: 'barrierefreiheit', ...plainRead } as const
  const [doc, own, site, gemessen] = await Promise.all([
    payload.findGlobal({ ...read, ...inLanguage(sprache) }),
    sprache === 'de'
      ? null
      : payload.findGlobal({ ...read, locale: sprache, fallbackLocale: false }),
    payload.findGlobal({ slug: 'einstellungen', ...plainRead, ...inLanguage(sprache) }),
    measure(payload),
  ])
  const { rathaus } = await readHouses(payload, site, { sprache })
  const known = {
    traeger: site.rathaus?.name ?? null,
    rathaus: rathaus?.kontakt,
    gemessen,
    isSchlichtungTranslated: own === null || Boolean(own.schlichtung?.name),
  }
  const shown = { sprache, heute: todayInBerlin(), translated: own && translatedRows(own) }
  return {
    answer: barrierefreiheitOf(doc, known, shown),
    tags: [
      'barrierefreiheit',
      'einstellungen',
      'medien',
      'videos',
      'seiten',
      tagOf('aemter', rathaus?.nummer),
    ],
  }
}
