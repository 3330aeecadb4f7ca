import ical from 'node-ical'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readPdf } from '../support/read-pdf.ts'
import { addEvent, openEvents } from './event-town.ts'
import { numberOf } from './writing.ts'

let town: Awaited<ReturnType<typeof openEvents>>

beforeAll(async () => {
  town = await openEvents()
})

afterAll(() => {
  vi.useRealTimers()
})

type Words = { sprache?: 'de' | 'en'; zeitraum?: 'alle' | 'kommend' }

async function list({ sprache = 'de', zeitraum = 'kommend' }: Words = {}) {
  const params = { sprache, zeitraum, q: '' }
  return String(
    (await town.makers['veranstaltungen.ics']({ payload: town.payload, params, id: 0 })).body,
  )
}

async function single(id: number) {
  const params = { sprache: 'de' as const }
  const made = await town.makers['veranstaltungen/{id}.ics']({ payload: town.payload, params, id })
  return { ...made, text: String(made.body) }
}

const eventsIn = (text: string) =>
  Object.values(ical.sync.parseICS(text)).flatMap((one) => (one?.type === 'VEVENT' ? [one] : []))

/** A text of a calendar, which this reader hands over as an object where it has parameters. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Swedes write days and times as ISO 8601 does. */
const inBerlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** What a calendar shows day by day, as local days and times of Berlin. */
function shownBy(text: string) {
  const asked = { from: new Date('2031-01-01'), to: new Date('2031-12-31'), expandOngoing: true }
  const shown = eventsIn(text).flatMap((event) => ical.expandRecurringEvent(event, asked))
  return shown.map(({ start, event, summary }) => ({
    start: inBerlin.format(start).replace(' ', 'T'),
    status: event.status,
    summary: textOf(summary),
    location: event.location,
  }))
}

test('a series is one entry in a calendar, with days left out, moved, cancelled and elsewhere', async () => {
  const { text, filename } = await single(town.events.concert)
  expect(filename).toBe(`veranstaltung-${town.events.concert}.ics`)
  expect(new Set(text.match(/^UID:.*$/gm)).size).toBe(1)
  const days = new Map(shownBy(text).map((one) => [one.start, one]))
  expect(days.get('2031-05-04T15:30')).toMatchObject({
    status: 'CONFIRMED',
    summary: 'Kurkonzert am Sonntag',
    location: 'Wandelhalle',
  })
  expect(days.has('2031-06-22T15:30')).toBe(false)
  expect(days.get('2031-06-15T15:30')).toMatchObject({
    status: 'CANCELLED',
    summary: 'Abgesagt: Kurkonzert am Sonntag',
  })
  expect(days.get('2031-06-29T15:30')).toMatchObject({ location: 'Bürgerhaus' })
  expect(days.has('2031-07-06T15:30')).toBe(false)
  expect(days.has('2031-07-08T15:30')).toBe(true)
  const params = { sprache: 'de' as const }
  const asked = { payload: town.payload, id: town.events.concert, params }
  const { answer } = await town.handlers['veranstaltungen/{id}'](asked)
  const known = answer.termine?.map(({ datum_von, timeFrom }) => `${datum_von}T${timeFrom}`)
  expect([...days.keys()].toSorted()).toEqual(known)
  expect(text).toContain('EXDATE;TZID=Europe/Berlin:20310622T153000\r\n')
  expect(text).toContain('RDATE;TZID=Europe/Berlin:20310619T190000\r\n')
  expect(text).toContain('RECURRENCE-ID;TZID=Europe/Berlin:20310706T153000\r\n')
})

test('a postponed event stands at its new time and says where it stood', async () => {
  const { text } = await single(town.events.moved)
  const [event] = shownBy(text)
  expect(event).toMatchObject({ start: '2031-07-05T20:00', summary: 'Verschoben: Lichterfest' })
  const description = textOf(eventsIn(text)[0]?.description)
  expect(description).toContain('Verschoben: Baumpflege')
  expect(description).toContain('Ursprünglich geplant für 21.06.2031, 18:00 Uhr')
})

test('the calendar of the list has every public event once, and nothing that is over', async () => {
  const titles = eventsIn(await list()).map(({ summary }) => textOf(summary))
  expect(titles.toSorted()).toEqual([
    'Ausstellung der Moose',
    'Kurkonzert am Sonntag',
    'Verschoben: Lichterfest',
    'Wanderung zum Wildsee',
  ])
  const all = eventsIn(await list({ zeitraum: 'alle' }))
  expect(all.map(({ summary }) => summary)).toContain('Altes Fest')
})

test('an event after midnight ends on the next day, one of several days after its last', async () => {
  const text = await list({ zeitraum: 'alle' })
  expect(text).toContain('DTEND;TZID=Europe/Berlin:20310614T010000\r\n')
  expect(text).toContain('DTSTART;VALUE=DATE:20310601\r\n')
  expect(text).toContain('DTEND;VALUE=DATE:20310701\r\n')
})

test('English words say the state in English', async () => {
  expect(await list({ sprache: 'en' })).toContain('SUMMARY:Postponed: Lichterfest\r\n')
})

test('what is a draft has no calendar, and saving an event ends the one it is in', async () => {
  await expect(single(9_999)).rejects.toMatchObject({ code: 'not-found' })
  const { tags } = await single(town.events.concert)
  expect(tags).toContain(`veranstaltungen:${town.events.concert}`)
  expect(tags).toContain(`brancheneintraege:${town.events.hall}`)
})

test('a title that means to break out stays a title: in answer, calendar and programme (T50)', async () => {
  const { payload, handlers } = town
  const titel = '„Anführung“ & "quotes"; </script> 🎻 END:VEVENT, Ende'
  const plain_text = `Erste Zeile\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Falsch ${'ä'.repeat(300)}`
  const added = await addEvent(payload, titel, '2034-03-26', { plain_text, timeFrom: '03:30' })
  const id = numberOf(added)
  const { answer } = await handlers['veranstaltungen/{id}']({
    payload,
    id,
    params: { sprache: 'de' },
  })
  expect(answer.titel).toBe(titel)
  const { text } = await single(id)
  expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
  const [event] = eventsIn(text)
  expect(textOf(event?.summary)).toBe(titel)
  const { body } = await town.makers['veranstaltungen.pdf']({
    payload,
    id: 0,
    params: {
      sprache: 'de',
      datum_von: '2034-03-26',
      datum_bis: '2034-03-26',
      bildrequired: false,
      titelmaxlength: 250,
      textminlength: 0,
    },
  })
  if (typeof body === 'string') throw new TypeError('a PDF is no text')
  const { pages, unmarked } = await readPdf(body)
  expect(pages.join(' ')).toContain('„Anführung“ & "quotes"; </script>')
  expect(unmarked).toEqual([])
})
