import ICAL from 'ical.js'
import ical from 'node-ical'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { eventWith, seriesWith } from '../termine/events.fixtures.ts'
import { daysOfRule, type Scheduled } from '../termine/index.ts'
import { type Occurrence, occurrencesOf } from '../termine/occurrences.ts'
import { calendarOf, type Entry, type Instance } from './index.ts'

const today = '2027-01-01'

function instanceOf(one: Occurrence): Instance {
  const { datum_von, datum_bis, zeit_von, zeit_bis, status } = one
  return {
    summary: 'Kurkonzert',
    description: '',
    location: 'Wandelhalle',
    status: status === 'abgesagt' ? 'CANCELLED' : 'CONFIRMED',
    rule: { day: one.regeltag, time: one.regelzeit },
    start: { day: datum_von, time: zeit_von },
    end: zeit_bis === null ? null : { day: datum_bis, time: zeit_bis },
  }
}

function entryOf(event: Scheduled, more: Partial<Entry> = {}): Entry {
  const instances = occurrencesOf(event, today).map(instanceOf)
  const { serie } = event
  const plain = serie ? { ...event, serie: { ...serie, aenderungen: [] } } : event
  const [usual] = occurrencesOf(plain, today).map(instanceOf)
  if (usual === undefined) throw new Error('an event takes place')
  return {
    uid: '0d9c7d5e-1c8b-4f10-9a43-3f5f0c1f7b11',
    created: '2026-11-01T08:00:00.000Z',
    modified: '2026-11-02T08:00:30.000Z',
    url: 'http://localhost:3000/de/veranstaltungen/kurkonzert-id_1/',
    categories: ['Konzert'],
    recurrence: serie && { series: serie, days: daysOfRule(event, serie, today) },
    usual,
    instances,
    ...more,
  }
}

const asked = { from: new Date('2026-01-01'), to: new Date('2031-12-31'), expandOngoing: true }

/** Instants at which another library finds the events of a calendar, without what is cancelled. */
function startsIn(text: string): string[] {
  const events = Object.values(ical.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT')
  return events
    .flatMap((event) => ical.expandRecurringEvent(event, asked))
    .map(({ start }) => start.toISOString())
    .sort()
}

function startsOf(event: Scheduled): string[] {
  return occurrencesOf(event, today)
    .map(({ datum_von, zeit_von }) =>
      Temporal.PlainDateTime.from(`${datum_von}T${zeit_von ?? '00:00'}`)
        .toZonedDateTime('Europe/Berlin')
        .toInstant()
        .toString({ smallestUnit: 'millisecond' }),
    )
    .sort()
}

const rules = {
  'every Sunday over both nights that change the clock': { bis: '2027-12-31' },
  'every day': { rhythmus: 'taeglich', bis: '2027-11-30' },
  'every second week on two days, begun on neither': {
    abstand: 2,
    wochentage: ['DIENSTAG', 'SAMSTAG'],
    anzahl: 30,
  },
  'on a day that some months do not have': { rhythmus: 'monatlich_tag', anzahl: 12 },
  'on the first Sunday of a month': { rhythmus: 'monatlich_wochentag', bis: '2028-01-31' },
  'on the last Sunday of a month': { rhythmus: 'monatlich_letzter_wochentag', bis: '2028-01-31' },
  'every year': { rhythmus: 'jaehrlich', bis: '2030-01-01' },
  'days left out': {
    bis: '2027-04-30',
    ausnahmen: [{ datum: '2027-01-03' }, { datum: '2027-03-28' }],
  },
  // W5: the first of them is the first day of the rule.
  'public holidays left out': {
    rhythmus: 'taeglich',
    bis: '2027-04-30',
    nicht_an_feiertagen: true,
    feiertage: [
      { datum: '2027-01-03', de: 'Fest', en: 'Feast' },
      { datum: '2027-03-29', de: 'Ostermontag', en: 'Easter Monday' },
    ],
  },
  'a day that was moved, and one that was cancelled': {
    bis: '2027-04-30',
    aenderungen: [
      { datum: '2027-03-28', stand: 'verschoben', neues_datum: '2027-03-29', timeFrom: '19:00' },
      { datum: '2027-04-04', stand: 'abgesagt' },
    ],
  },
  'the first day that was moved': {
    bis: '2027-04-30',
    aenderungen: [{ datum: '2027-01-03', stand: 'verschoben', neues_datum: '2027-01-05' }],
  },
} as const

for (const [name, rule] of Object.entries(rules))
  test(`another library finds the days we know: ${name}`, () => {
    const event = seriesWith(rule)
    const starts = startsOf(event)
    expect(starts.length).toBeGreaterThan(2)
    expect(startsIn(calendarOf('Stadt', [entryOf(event)]))).toEqual(starts)
  })

test('an entry has the same text in every calendar, and another one once it has changed', () => {
  const entry = entryOf(seriesWith({ bis: '2027-04-30' }))
  const [first, second] = ['Talweg', 'Bergweg'].map((name) => calendarOf(name, [entry, entry]))
  expect(second?.replaceAll('Bergweg', 'Talweg')).toBe(first)
  expect(first?.match(/^END:VCALENDAR$/gm)).toHaveLength(1)
  const later = calendarOf('Talweg', [{ ...entry, modified: '2026-11-03T09:00:00.000Z' }])
  expect(later).toContain('LAST-MODIFIED:20261103T090000Z')
})

test('days that an editor listed are among those of the entry', () => {
  const zusatztermine = [{ datum: '2027-02-14' }, { datum: '2027-03-28', timeFrom: '02:30' }]
  const text = calendarOf('Stadt', [entryOf(seriesWith({ rhythmus: 'einzeln', zusatztermine }))])
  expect(text).not.toContain('RRULE:FREQ=WEEKLY')
  const component = ICAL.Component.fromString(text)
  const [event] = component.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  // This reader counts the beginning only where a rule gives it.
  const days = event?.iterator()
  const read = [event?.startDate, days?.next(), days?.next(), days?.next()]
  expect(read.map((one) => one?.toString().slice(0, 16))).toEqual([
    '2027-01-03T15:30',
    '2027-02-14T15:30',
    '2027-03-28T02:30',
    undefined,
  ])
})

test('a concert at half past three stays there when the clock is changed', () => {
  const text = calendarOf('Stadt', [entryOf(seriesWith({ bis: '2027-12-31' }))])
  const found = startsIn(text)
  expect(found).toContain('2027-03-21T14:30:00.000Z')
  expect(found).toContain('2027-03-28T13:30:00.000Z')
  expect(found).toContain('2027-10-24T13:30:00.000Z')
  expect(found).toContain('2027-10-31T14:30:00.000Z')
})

test('a series is one entry, and a changed day names the day that it changes', () => {
  const rule = rules['a day that was moved, and one that was cancelled']
  const text = calendarOf('Stadt', [entryOf(seriesWith(rule))])
  expect(new Set(text.match(/^UID:.*$/gm))).toHaveLength(1)
  expect(text).toContain('RECURRENCE-ID;TZID=Europe/Berlin:20270328T153000\r\n')
  expect(text).toContain('RECURRENCE-ID;TZID=Europe/Berlin:20270404T153000\r\n')
  expect(text.match(/^STATUS:CANCELLED/gm)).toHaveLength(1)
})

test('a whole day is a day and no time', () => {
  const event = eventWith({ datum_von: '2027-06-19', timeFrom: null, timeTo: null })
  expect(calendarOf('Stadt', [entryOf(event)])).toContain('DTSTART;VALUE=DATE:20270619\r\n')
})

test('an entry that is changed keeps its name and counts on', () => {
  const first = entryOf(eventWith())
  const later = { ...first, modified: '2026-11-03T08:00:30.000Z' }
  const sequence = (entry: Entry) => Number(/SEQUENCE:(\d+)/.exec(calendarOf('', [entry]))?.[1])
  expect(calendarOf('', [first])).toContain('LAST-MODIFIED:20261102T080030Z\r\n')
  expect(sequence(later) - sequence(first)).toBe(86_400)
})

const hostile = [
  'Konzert\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Falsch',
  '„Anführung“, "quotes"; back\\slash: ^',
  '🎻'.repeat(300),
  'a'.repeat(2000),
  'ä'.repeat(2000),
  'قاعة الحفلات',
  'Steuer\u0000zeichen\u0007',
]

test('no title breaks out of its line, and no line is longer than 75 octets', () => {
  for (const summary of hostile) {
    const base = entryOf(eventWith())
    const instances = base.instances.map((one) => ({ ...one, summary, description: summary }))
    const text = calendarOf(summary, [entryOf(eventWith(), { instances, categories: [summary] })])
    const lines = text.split('\r\n')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    const [event] = Object.values(ical.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT')
    const clean = summary.replaceAll('\r\n', '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ')
    expect(event?.summary).toBe(clean)
  }
})
