import ICAL from 'ical.js'
import { LRUCache } from 'lru-cache'
import { componentsOf } from './components.ts'
import type { Entry } from './entry.ts'
import { clean } from './text.ts'
import { timezoneComponent } from './zone.ts'

// ical.js does not count the space that begins a folded line.
ICAL.foldLength = 74

/** How often a calendar that subscribed may ask again. */
const refresh = 'PT6H'

/**
 * Texts of entries by what they say: a date of collections is the same in the calendars of a thousand
 * streets, and putting its text together takes longer than all else.
 */
const made = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (text, key) => text.length + key.length,
})

/** The components of an entry as text, each line ended. */
export function entryText(entry: Entry): string {
  const key = JSON.stringify(entry)
  const known = made.get(key)
  if (known !== undefined) return known
  const text = componentsOf(entry)
    .map((component) => `${component.toString()}\r\n`)
    .join('')
  made.set(key, text)
  return text
}

const end = 'END:VCALENDAR'

/** A calendar as text (RFC 5545): lines of at most 75 octets, values escaped, CRLF. */
export const calendarOf = (name: string, entries: readonly Entry[]): string =>
  calendarOfTexts(name, entries.map(entryText))

/** As `calendarOf`, of the texts of its entries, for those who keep them. */
export function calendarOfTexts(name: string, texts: readonly string[]): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Kurstadt//Veranstaltungen//DE')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  for (const property of ['name', 'x-wr-calname']) addText(calendar, property, name)
  addRefresh(calendar)
  calendar.addSubcomponent(ICAL.Component.fromString(timezoneComponent))
  const frame = calendar.toString()
  return `${frame.slice(0, -end.length)}${texts.join('')}${end}\r\n`
}

function addText(calendar: ICAL.Component, name: string, value: string): void {
  const property = new ICAL.Property(name, calendar)
  property.resetType('text')
  property.setValue(clean(value))
  calendar.addProperty(property)
}

function addRefresh(calendar: ICAL.Component): void {
  for (const name of ['refresh-interval', 'x-published-ttl']) {
    const property = new ICAL.Property(name, calendar)
    property.resetType('duration')
    property.setValue(ICAL.Duration.fromString(refresh))
    calendar.addProperty(property)
  }
}
