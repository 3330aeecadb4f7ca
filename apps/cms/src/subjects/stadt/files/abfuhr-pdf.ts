import type { Sprache } from '@kurstadt/contract'
import { env } from '../../../env.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { type FileMaker, printed } from '../../../wire/file.ts'
import { readHolidays, readTownName } from '../../einstellungen/index.ts'
import { openPrinter } from '../druck/index.ts'
import type { Collection } from '../read/district-dates.ts'
import { readKinds } from '../read/kinds.ts'
import { chosenOf, readCollections, readStreet } from '../read/read-collections.ts'
import { dayText, langs, streetName, words } from '../words/index.ts'
import { monthsOf } from './jahresblatt.ts'

const printer = openPrinter()

type Notes = { jahr: number; sprache: Sprache; last: string | undefined }

/**
 * What somebody who has only the paper has to know: what a star is, and where dates are missing.
 * `last` is the last date of any kind: one that is collected in January alone is not missing after.
 */
function notesOf(termine: readonly Collection[], { jahr, last, sprache }: Notes): string[] {
  const { bis, keine, keineGewaehlt, verschobenHinweis } = words[sprache]
  if (last === undefined) return [keine(jahr)]
  return [
    ...(termine.length === 0 ? [keineGewaehlt(jahr)] : []),
    ...(termine.some((one) => one.verschoben_von !== null) ? [verschobenHinweis] : []),
    ...(last < `${jahr}-12-01` ? [bis(dayText(last, sprache))] : []),
  ]
}

/** A year of a street on one page (spec 2.6); this one unless another is asked for. */
export const abfuhrIdPdf: FileMaker<'abfuhr/{id}.pdf'> = async ({ payload, params, id }) => {
  const { sprache, arten } = params
  const heute = todayInBerlin()
  const jahr = params.jahr ?? Number(heute.slice(0, 4))
  const days = { from: `${jahr}-01-01`, to: `${jahr}-12-31` }
  const { strasse, tags } = await readStreet(payload, { sprache, nummer: id })
  const [read, kinds, ort, holidays] = await Promise.all([
    readCollections(payload, { sprache, strasse, ...days }),
    readKinds(payload, sprache),
    readTownName(payload),
    readHolidays(payload, days, sprache),
  ])
  const known = kinds.arten.map((art) => art.id)
  const termine = chosenOf(read.termine, { arten, known })
  const changed = termine.map(({ modified }) => modified).toSorted()
  const body = await printed(printer, {
    lang: langs[sprache],
    ort,
    titel: words[sprache].titel(jahr),
    untertitel: [streetName(strasse, sprache), strasse.ortsteil].filter(Boolean).join(' · '),
    geaendert: changed.at(-1) ?? `${heute}T00:00:00.000Z`,
    ...monthsOf(termine, { jahr, sprache, holidays, known }),
    hinweise: notesOf(termine, { jahr, sprache, last: read.termine.at(-1)?.datum }),
    fuss: `${new URL(env.WEBSITE_URL).host} · ${words[sprache].stand(dayText(heute, sprache))}`,
  })
  const filename = `abfuhrkalender-${jahr}-${id}.pdf`
  return { body, filename, tags: [...tags, ...kinds.tags, ...read.tags, 'einstellungen'] }
}
