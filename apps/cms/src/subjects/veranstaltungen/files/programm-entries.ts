import type { Sprache, Veranstaltung } from '@kurstadt/contract'
import type { Eintrag } from '../programm/index.ts'
import { daysInShort, langs } from './day-titles.ts'
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

/** What a programme says of one event on one of its days. */
export type Entry = {
  event: Veranstaltung
  eintrag: Eintrag
  /** When it begins on this day, once or several times. */
  beginn: string[]
}

/** An event that takes place several times on a day, and is the same each time, stands there once. */
export function entriesOf(events: readonly Veranstaltung[], umfang: Umfang): Entry[] {
  const made = events.map((event) => ({ event, eintrag: eintragOf(event, umfang) }))
  const same = Map.groupBy(made, ({ event, eintrag: { wann: _, ...rest } }) =>
    JSON.stringify([event.id, rest]),
  )
  return [...same.values()].flatMap((times) => {
    const [first] = times
    if (first === undefined) return []
    const wann = times.map(({ eintrag }) => eintrag.wann).join('\n')
    const beginn = times.flatMap(({ event: { timeFrom } }) => timeFrom ?? [])
    return [{ event: first.event, eintrag: { ...first.eintrag, wann }, beginn }]
  })
}
