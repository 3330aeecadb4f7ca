import type { Sprache, Veranstaltung } from '@kurstadt/contract'
import type { Abschnitt, Programm } from '../programm/index.ts'
import { daysTitle, dayTitle, mondayOf } from './day-titles.ts'
import { type Entry, entriesOf, isLong, type Umfang } from './programm-entries.ts'
import { lineOf, offerEntries, offersOf } from './programm-standing.ts'
import { words } from './words.ts'

/** The sections of a programme with the day of each, null for what belongs to no single one. */
export type Gliederung = { day: string | null; section: Abschnitt }[]

/** A section ahead of the days; none where nothing stands in it. */
function ahead(titel: string, eintraege: Abschnitt['eintraege']): Gliederung {
  return eintraege.length === 0 ? [] : [{ day: null, section: { titel, eintraege, angebote: [] } }]
}

function byDay(events: readonly Veranstaltung[], umfang: Umfang): Map<string, Entry[]> {
  const days = Map.groupBy(events, ({ datum_von }) => datum_von)
  const ordered = [...days].toSorted(([a], [b]) => a.localeCompare(b))
  return new Map(ordered.map(([day, some]) => [day, entriesOf(some, umfang)]))
}

/**
 * Days as headings, before them what goes on for several days and what takes place again and
 * again; of that, each day has a line.
 */
export function sectionsOf(events: readonly Veranstaltung[], umfang: Umfang): Gliederung {
  const { datum_bis, datum_von, sprache } = umfang
  const { regular, several } = words[sprache]
  const hasYear = datum_von.slice(0, 4) !== datum_bis.slice(0, 4)
  const long = entriesOf(events.filter(isLong), umfang)
  const days = byDay(
    events.filter((event) => !isLong(event)),
    umfang,
  )
  const offers = offersOf(days)
  const standing = new Set(offers.flatMap(({ entries }) => entries))
  return [
    ...ahead(
      several,
      long.map(({ eintrag }) => eintrag),
    ),
    ...ahead(regular, offerEntries(offers, sprache)),
    ...[...days].map(([day, entries]) => ({
      day,
      section: {
        titel: dayTitle(day, sprache, hasYear),
        eintraege: entries.filter((one) => !standing.has(one)).map(({ eintrag }) => eintrag),
        angebote: entries.filter((one) => standing.has(one)).map((one) => lineOf(one, sprache)),
      },
    })),
  ]
}

/** The contents: what stands ahead of the days, then week by week. */
export function inhaltOf(sections: Gliederung, sprache: Sprache): Programm['inhalt'] {
  const weeks = Map.groupBy(sections, ({ day, section }) => (day ? mondayOf(day) : section.titel))
  return [...weeks.values()].flatMap((week) => {
    const [first] = week
    const last = week.at(-1)
    if (!(first && last)) return []
    const titel =
      first.day && last.day ? daysTitle(first.day, last.day, sprache) : first.section.titel
    return [{ titel, abschnitt: sections.indexOf(first) }]
  })
}
