import type { Sprache, Veranstaltung } from '@kurstadt/contract'
import type { Abschnitt, Eintrag, Programm } from '../../programm/index.ts'
import { daysInShort, daysTitle, dayTitle, langs, mondayOf } from './day-titles.ts'
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

function noteOf(event: Veranstaltung, sprache: Sprache): string {
  const { accessible } = words[sprache]
  return [...admissionOf(event, sprache), ...(event.barrierefrei ? [accessible] : [])].join(' · ')
}

/** One sentence after the other, each with one full stop, whoever wrote it. */
function asSentences(parts: readonly string[]): string {
  return parts
    .map((part, index) => (index === parts.length - 1 || /[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ')
}

function eintragOf(event: Veranstaltung, { sprache, titelmaxlength }: Umfang): Eintrag {
  const { datum_von, datum_bis, plain_text, titel } = event
  const time = timeOf(event, sprache)
  const lines = [isLong(event) ? time : null, placeOf(event, event.adresse), noteOf(event, sprache)]
  const state = [stateOf(event, sprache), ...originOf(event, sprache)].filter((one) => one !== null)
  return {
    titel: cut(titel, titelmaxlength),
    lang: langs[event.sprache],
    wann: isLong(event)
      ? daysInShort(datum_von, datum_bis, sprache)
      : (time ?? words[sprache].allDay),
    stand: state.length === 0 ? null : asSentences(state),
    zeilen: lines.filter((line) => line !== null).filter((line) => line !== ''),
    text: plain_text.trim(),
  }
}

/** An event that takes place several times on a day, and is the same each time, stands there once. */
function entriesOf(events: readonly Veranstaltung[], umfang: Umfang): Eintrag[] {
  const same = Map.groupBy(
    events.map((event) => ({ id: event.id, ...eintragOf(event, umfang) })),
    ({ wann: _, ...rest }) => JSON.stringify(rest),
  )
  return [...same.values()].flatMap((times) => {
    const [first] = times
    if (first === undefined) return []
    const { id: _, ...eintrag } = first
    return [{ ...eintrag, wann: times.map(({ wann }) => wann).join('\n') }]
  })
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
  return [
    ...(long.length === 0
      ? []
      : [
          {
            day: null,
            section: { titel: words[sprache].several, eintraege: entriesOf(long, umfang) },
          },
        ]),
    ...[...days]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([day, some]) => ({
        day,
        section: { titel: dayTitle(day, sprache, hasYear), eintraege: entriesOf(some, umfang) },
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
