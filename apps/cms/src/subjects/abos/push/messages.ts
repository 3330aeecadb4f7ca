import type { Sprache } from '@kurstadt/contract'
import type { PushNachricht } from '@kurstadt/contract/abos'

/** What a message says, without where it leads. */
type Said = Pick<PushNachricht, 'titel' | 'text' | 'sprache'>

/** Characters of a message that telephones show, and that the encrypted message has room for. */
const longest = { titel: 110, text: 240 } as const

/** A text that has at most so many characters, cut between two of them. */
export function cut(text: string, most: number): string {
  const letters = [...new Intl.Segmenter('de').segment(text.replaceAll(/\s+/g, ' ').trim())]
  if (letters.length <= most) return letters.map(({ segment }) => segment).join('')
  const kept = letters.slice(0, most - 1).map(({ segment }) => segment)
  return `${kept.join('').trimEnd()}…`
}

/** A message within its limits. */
export const said = (sprache: Sprache, titel: string, text: string): Said => ({
  sprache,
  titel: cut(titel, longest.titel),
  text: cut(text, longest.text),
})

const dayFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
const days: Record<Sprache, Intl.DateTimeFormat> = {
  de: dayFormat('de-DE'),
  en: dayFormat('en-GB'),
}

/** What is collected, as far as a message names it: no street, which would say where somebody lives. */
type Collected = { titel: string; titelEn: string; verschoben: string | null }

/** Reminds a device of what is collected on a day. */
export function reminderMessage(
  sprache: Sprache,
  datum: string,
  collections: readonly Collected[],
): Said {
  const tag = days[sprache].format(new Date(`${datum}T12:00:00Z`))
  const kinds = [...new Set(collections.map((one) => (sprache === 'de' ? one.titel : one.titelEn)))]
  const isMoved = collections.some(({ verschoben }) => verschoben !== null)
  const names = kinds.join(', ')
  if (sprache === 'en')
    return said('en', `Waste collection on ${tag}`, isMoved ? `${names} (moved date)` : names)
  return said('de', `Müllabfuhr am ${tag}`, isMoved ? `${names} (verschobener Termin)` : names)
}

/** Tells a device of new events of a category. */
export function eventsMessage(sprache: Sprache, titles: readonly string[]): Said {
  const [first = '', ...others] = titles
  if (others.length === 0)
    return said(sprache, sprache === 'de' ? 'Neue Veranstaltung' : 'New event', first)
  const titel =
    sprache === 'de' ? `${titles.length} neue Veranstaltungen` : `${titles.length} new events`
  return said(sprache, titel, titles.join(', '))
}
