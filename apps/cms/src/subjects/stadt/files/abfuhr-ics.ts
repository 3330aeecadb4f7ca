import type { Sprache } from '@kurstadt/contract'
import { env } from '../../../env.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import type { FileMaker } from '../../../wire/file.ts'
import { readTownName } from '../../einstellungen/index.ts'
import { calendarOfTexts, entryText } from '../../veranstaltungen/index.ts'
import type { Collection } from '../read/district-dates.ts'
import { readKinds } from '../read/kinds.ts'
import { chosenOf, readCollections, readStreet } from '../read/read-collections.ts'
import { streetName, words } from '../words/index.ts'
import { collectionEntry } from './collection-entry.ts'

/** Texts of dates, for as long as these are kept: a thousand streets have the same. */
const texts: Record<Sprache, WeakMap<Collection, string>> = {
  de: new WeakMap(),
  en: new WeakMap(),
}

function textIn(sprache: Sprache, collection: Collection): string {
  const known = texts[sprache].get(collection)
  if (known !== undefined) return known
  const text = entryText(collectionEntry(collection, { sprache, url: env.WEBSITE_URL }))
  texts[sprache].set(collection, text)
  return text
}

/**
 * The collections of a street in this and the next year (spec 2.6). Its address has no year in it and
 * holds for good: a street that was renamed keeps its number, one that became part of another leads
 * on, and a kind that is no more leaves the others. Throws `not-found`.
 */
export const abfuhrIdIcs: FileMaker<'abfuhr/{id}.ics'> = async ({ payload, params, id }) => {
  const { sprache, arten } = params
  const { strasse, tags } = await readStreet(payload, { sprache, nummer: id })
  const year = Number(todayInBerlin().slice(0, 4))
  const days = { from: `${year}-01-01`, to: `${year + 1}-12-31` }
  const [read, kinds, town] = await Promise.all([
    readCollections(payload, { sprache, strasse, ...days }),
    // Whoever has chosen none gets all, whatever they are.
    arten.length === 0 ? { arten: [], tags: [] } : readKinds(payload, sprache),
    readTownName(payload),
  ])
  const known = kinds.arten.map((art) => art.id)
  const chosen = chosenOf(read.termine, { arten, known })
  return {
    body: calendarOfTexts(
      words[sprache].kalender(streetName(strasse, sprache), town),
      chosen.map((one) => textIn(sprache, one)),
    ),
    filename: `abfuhr-${id}.ics`,
    tags: [...tags, ...kinds.tags, ...read.tags, 'einstellungen'],
  }
}
