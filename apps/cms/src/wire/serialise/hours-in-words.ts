import { type Oeffnungszeiten, type Sprache, tagestypen } from '@kurstadt/contract'
import { weekOn } from '@kurstadt/contract/season-on'

const words = {
  de: {
    days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    to: 'bis',
    and: 'und',
    from: 'ab',
    until: 'bis',
    after: ' Uhr',
    closed: 'zurzeit geschlossen',
  },
  en: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    to: 'to',
    and: 'and',
    from: 'from',
    until: 'until',
    after: '',
    closed: 'closed at present',
  },
} as const

/** Monday first, as the contract lists them. */
const order = tagestypen.filter((tag) => tag !== 'ARBEITSTAG_MO_FR')

type Regular = Oeffnungszeiten['regulaereZeiten']

/** A span in words; 00:00 stands for a side that is open (spec 4). */
function spanText({ beginn, ende }: Regular[number], sprache: Sprache): string | null {
  const { to, from, until, after } = words[sprache]
  const [start, end] = [beginn, ende].map((time) => (time === '00:00' ? null : time))
  if (start && end) return `${start} ${to} ${end}${after}`
  if (start) return `${from} ${start}${after}`
  return end ? `${until} ${end}${after}` : null
}

/** What stands at each day of the week, Monday first; empty where nobody is there. */
function dayTexts(regular: Regular, sprache: Sprache): string[] {
  return order.map((tag, day) =>
    regular
      .filter(({ tagestyp }) => tagestyp === tag || (tagestyp === 'ARBEITSTAG_MO_FR' && day < 5))
      .toSorted((a, b) => a.beginn.localeCompare(b.beginn))
      .flatMap((row) => spanText(row, sprache) ?? [])
      .join(` ${words[sprache].and} `),
  )
}

/**
 * The general hours of an office in a line: «Montag bis Mittwoch 08:00 bis 12:00 Uhr, Donnerstag
 * 14:00 bis 18:00 Uhr», as they are on a day. Days that follow each other with the same hours are one; deviating times
 * are told where the hours stand as a table. Null without regular hours.
 */
export function hoursInWords(
  kinds: readonly Oeffnungszeiten[],
  sprache: Sprache,
  heute: string,
): string | null {
  const general = kinds.find(({ typ }) => typ === 'ALLGEMEINE_OEFFNUNGSZEIT')
  const texts = dayTexts(general ? weekOn(general, heute) : [], sprache)
  const { days, to, closed } = words[sprache]
  const parts: string[] = []
  for (let first = 0; first < texts.length; ) {
    const text = texts[first]
    let last = first
    while (last + 1 < texts.length && texts[last + 1] === text) last += 1
    const [start, end] = [days[first], days[last]]
    if (text) parts.push(`${first === last ? start : `${start} ${to} ${end}`} ${text}`)
    first = last + 1
  }
  if (parts.length > 0) return parts.join(', ')
  return general && general.saisons.length > 0 ? closed : null
}
