import { calls } from '@kurstadt/contract'
import ical from 'node-ical'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addEvent, openEvents } from './event-town.ts'
import { numberOf } from './writing.ts'

// The nights in which the clock is changed, and what goes on past midnight (fault F13).

let town: Awaited<ReturnType<typeof openEvents>>

beforeAll(async () => {
  town = await openEvents()
})

afterAll(() => {
  vi.useRealTimers()
})

const nights = {
  'over the hour that is skipped': {
    day: '2026-03-28',
    times: { timeFrom: '23:30', timeTo: '03:30' },
    shown: ['2026-03-28 23:30', '2026-03-29 03:30'],
  },
  'in the hour that comes twice': {
    day: '2026-10-25',
    times: { timeFrom: '02:30', timeTo: '04:00' },
    shown: ['2026-10-25 02:30', '2026-10-25 04:00'],
  },
  'over midnight': {
    day: '2026-10-24',
    times: { timeFrom: '23:30', timeTo: '01:00' },
    shown: ['2026-10-24 23:30', '2026-10-25 01:00'],
  },
} as const

/** Days and times as somebody in the town reads them, whichever of two equal hours a reader takes. */
const inBerlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})

async function calendarOf(id: number) {
  const params = { sprache: 'de' as const }
  const made = await town.makers['veranstaltungen/{id}.ics']({ payload: town.payload, params, id })
  const read = Object.values(ical.sync.parseICS(String(made.body)))
  return read.flatMap((one) => (one?.type === 'VEVENT' ? [one] : []))
}

async function daysOf(monat: string, q: string) {
  const params = calls.veranstaltungen.params.parse({ zeitraum: 'alle', monat, q })
  const { answer } = await town.handlers.veranstaltungen({ payload: town.payload, id: 0, params })
  return answer.tage.map(({ tag }) => tag)
}

for (const [name, { day, times, shown }] of Object.entries(nights))
  test(`an event ${name} has the times that were written, on page, in list and calendar`, async () => {
    const titel = `Nacht ${name}`
    const id = numberOf(await addEvent(town.payload, titel, day, times))
    const { payload, handlers } = town
    const params = { sprache: 'de' as const }
    const { answer } = await handlers['veranstaltungen/{id}']({ payload, id, params })
    expect(answer).toMatchObject({
      ...times,
      datum_von: day,
      datum_bis: day,
      ueber_mitternacht: times.timeTo < times.timeFrom,
    })
    expect(await daysOf(day.slice(0, 7), titel)).toEqual([day])
    const [event, ...more] = await calendarOf(id)
    expect(more).toEqual([])
    expect([event?.start, event?.end].map((one) => inBerlin.format(one))).toEqual(shown)
  })

test('an event in the hour that is skipped is refused, and the message names day and time', async () => {
  const saved = addEvent(town.payload, 'Verlorene Stunde', '2026-03-29', { timeFrom: '02:30' })
  const outcome = await saved.then(
    () => 'it was taken',
    (error: unknown) => JSON.stringify(error),
  )
  expect(outcome).toContain('Am 29.03.2026 gibt es 02:30 Uhr nicht')
})

test('a weekly night keeps its time over both changes of the clock', async () => {
  const serie = [{ blockType: 'serie' as const, rhythmus: 'woechentlich', bis: '2026-11-07' }]
  const added = await addEvent(town.payload, 'Thermennacht', '2026-03-07', {
    timeFrom: '23:30',
    timeTo: '01:00',
    serie,
  })
  const [event] = await calendarOf(numberOf(added))
  if (event === undefined) throw new Error('the calendar is empty')
  const from = new Date('2026-01-01')
  const shown = ical.expandRecurringEvent(event, { from, to: new Date('2026-12-31') })
  const starts = shown.map(({ start }) => start.toISOString())
  expect(starts).toHaveLength(36)
  for (const instant of [
    '2026-03-21T22:30:00.000Z',
    '2026-03-28T22:30:00.000Z',
    '2026-04-04T21:30:00.000Z',
    '2026-10-24T21:30:00.000Z',
    '2026-10-31T22:30:00.000Z',
  ])
    expect(starts).toContain(instant)
})
