import type { Sprache, Veranstaltung } from '@kurstadt/contract'
import type { Abschnitt, Eintrag, Programm } from '../../programm/index.ts'
import { daysTitle, dayTitle, langs, mondayOf } from './day-titles.ts'
import { admissionOf, originOf, placeOf, stateOf } from './event-facts.ts'
import { words } from './words.ts'

/** What a programme covers, in which language, and how long its titles may be. */
export type Umfang = {
  sprache: Sprache
  datum_von: string
  datum_bis: string
  titelmaxlength: number
}

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' })

/** A title of at most so many letters. */
function cut(titel: string, longest: number): string {
  const letters = Array.from(graphemes.segment(titel), ({ segment }) => segment)
  return letters.length <= longest
    ? titel
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}

function timeOf({ timeFrom, timeTo }: Veranstaltung, sprache: Sprache): string | null {
  const { at, span } = words[sprache]
  if (timeFrom === null) return null
  return timeTo === null ? at(timeFrom) : span(timeFrom, timeTo)
}

/** True for what goes on for several days and belongs to none of them. */
export function isLong({ datum_von, datum_bis }: Veranstaltung): boolean {
  return datum_bis > datum_von
}

function eintragOf(event: Veranstaltung, { sprache, titelmaxlength }: Umfang): Eintrag {
  const { datum_von, datum_bis, plain_text, titel } = event
  const time = timeOf(event, sprache)
  const days = isLong(event) ? daysTitle(datum_von, datum_bis, sprache) : null
  const place = placeOf(event, event.adresse)
  return {
    titel: cut(titel, titelmaxlength),
    lang: langs[event.sprache],
    wann: [days, time].filter((one) => one !== null).join(', ') || words[sprache].allDay,
    stand:
      [stateOf(event, sprache), ...originOf(event, sprache)].filter(Boolean).join('. ') || null,
    zeilen: [
      ...(place === null ? [] : [place]),
      [
        ...admissionOf(event, sprache),
        ...(event.barrierefrei ? [words[sprache].accessible] : []),
      ].join(' · '),
    ].filter((line) => line !== ''),
    text: plain_text.trim(),
  }
}

/** The sections of a programme with the first of the days in each, null for what goes on for several. */
export type Gliederung = { day: string | null; section: Abschnitt }[]

/** Days as headings, before them what goes on for several days. */
export function sectionsOf(events: readonly Veranstaltung[], umfang: Umfang): Gliederung {
  const { datum_bis, datum_von, sprache } = umfang
  const hasYear = datum_von.slice(0, 4) !== datum_bis.slice(0, 4)
  const long = events.filter(isLong)
  const days = Map.groupBy(
    events.filter((event) => !isLong(event)),
    (event) => event.datum_von,
  )
  const entries = (some: readonly Veranstaltung[]) => some.map((one) => eintragOf(one, umfang))
  return [
    ...(long.length === 0
      ? []
      : [{ day: null, section: { titel: words[sprache].several, eintraege: entries(long) } }]),
    ...[...days]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([day, some]) => ({
        day,
        section: { titel: dayTitle(day, sprache, hasYear), eintraege: entries(some) },
      })),
  ]
}

/** The contents: what goes on for several days, then week by week. */
export function inhaltOf(sections: Gliederung, sprache: Sprache): Programm['inhalt'] {
  const weeks = Map.groupBy(sections, ({ day }) => day && mondayOf(day))
  return [...weeks.values()].flatMap((week) => {
    const [first] = week
    const last = week.at(-1)
    if (!(first && last)) return []
    const titel =
      first.day && last.day ? daysTitle(first.day, last.day, sprache) : first.section.titel
    return [{ titel, abschnitt: sections.indexOf(first) }]
  })
}
