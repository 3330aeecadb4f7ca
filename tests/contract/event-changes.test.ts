import { calls } from '@kurstadt/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { addEvent, openEvents, series } from './event-town.ts'
import { german, local, published } from './writing.ts'

let town: Awaited<ReturnType<typeof openEvents>>

beforeAll(async () => {
  town = await openEvents()
})

afterAll(() => {
  vi.useRealTimers()
})

async function list(filters: object) {
  const params = calls.veranstaltungen.params.parse(filters)
  const { answer } = await town.handlers.veranstaltungen({ payload: town.payload, id: 0, params })
  return calls.veranstaltungen.answer.parse(answer)
}

const refusal = z.object({ data: z.object({ errors: z.array(z.object({ message: z.string() })) }) })

function messagesOf(problem: unknown): string[] {
  return refusal.parse(problem).data.errors.map(({ message }) => message)
}

test('drafts, unpublishing and deleting leave no day behind', async () => {
  const days = async () => (await list({ q: 'Probe' })).data.map(({ datum_von }) => datum_von)
  const { id } = await addEvent(town.payload, 'Probe', '2031-08-01')
  const change = async (data: object, draft = false) => {
    // Payload tells versions apart by their time.
    vi.advanceTimersByTime(1000)
    await town.payload.update({ collection: 'veranstaltungen', id, ...german, draft, data })
    return days()
  }
  expect(await days()).toEqual(['2031-08-01'])
  expect(await change({ datum_von: '2031-08-02', _status: 'draft' }, true)).toEqual(['2031-08-01'])
  const later = { datum_von: '2031-08-03', datum_bis: null, ...published }
  expect(await change(later)).toEqual(['2031-08-03'])
  expect(await change({ _status: 'draft' })).toEqual([])
  expect(await change(published)).toEqual(['2031-08-03'])
  await town.payload.delete({ collection: 'veranstaltungen', id, ...local })
  expect(await days()).toEqual([])
})

test('the archive says how many days are over, however they came and went', async () => {
  const over = async () => {
    const { data, anzahl } = await list({ zeitraum: 'vergangen', pro_seite: 500 })
    expect(data).toHaveLength(anzahl)
    return anzahl
  }
  const before = await over()
  const weekly = series({ rhythmus: 'woechentlich', anzahl: 3 })
  const { id } = await addEvent(town.payload, 'Einst', '2031-05-01', { serie: weekly })
  expect(await over()).toBe(before + 3)
  for (const [data, days] of [
    [{ ...published, datum_von: '2031-06-07', datum_bis: null }, 1],
    [{ _status: 'draft' as const }, 0],
    [published, 1],
  ] as const) {
    vi.advanceTimersByTime(1000)
    await town.payload.update({ collection: 'veranstaltungen', id, ...german, data })
    expect(await over()).toBe(before + days)
  }
  await town.payload.delete({ collection: 'veranstaltungen', id, ...local })
  expect(await over()).toBe(before)
})

test.each([
  [{ datum_von: '9999-01-01' }, /mehr als zehn Jahre in der Zukunft/],
  [{ datum_bis: '2031-06-01' }, 'Das Ende liegt vor dem Beginn.'],
  [{ timeFrom: '19:30', timeTo: '09:00' }, /Das Ende liegt vor dem Beginn/],
  [{ timeFrom: '25:00' }, 'Bitte so schreiben: 09:00'],
  [
    { timeFrom: '25:00', serie: series({ rhythmus: 'woechentlich', anzahl: 2 }) },
    'Bitte so schreiben: 09:00',
  ],
  [{ datum_von: '2032-03-28', timeFrom: '02:30' }, /gibt es 02:30 Uhr nicht/],
  [{ serie: series({ rhythmus: 'woechentlich' }) }, /bis wann oder wie oft/],
  [{ serie: series({ rhythmus: 'taeglich', bis: '2034-06-01' }) }, /mehr als 500 Termine/],
  [{ serie: series({ rhythmus: 'woechentlich', bis: '9999-01-01' }) }, /zehn Jahre/],
  [{ serie: [...series({ anzahl: 2 }), ...series({ anzahl: 2 })] }, /nur eine Wiederholung/],
])('an event with %j is refused in German, and may wait as a draft', async (more, message) => {
  const problem = await addEvent(town.payload, 'Falsch', '2031-06-20', more).then(
    () => null,
    (error: unknown) => error,
  )
  expect(messagesOf(problem)).toContainEqual(expect.stringMatching(message))
  const before = await list({})
  await addEvent(town.payload, 'Falsch', '2031-06-20', { ...more, _status: 'draft' })
  expect((await list({})).anzahl).toBe(before.anzahl)
})

test.each([
  { datum_von: '2031-02-30' },
  { datum_bis: 'übermorgen' },
  { serie: series({ rhythmus: 'woechentlich', bis: '2031-02-29' }) },
])('a day no calendar has is refused in a draft too: %j', async (more) => {
  const data = { ...more, _status: 'draft' }
  const problem = await addEvent(town.payload, 'Falsch', '2031-06-20', data).then(
    () => null,
    (error: unknown) => error,
  )
  expect(messagesOf(problem)).toEqual([expect.stringMatching(/Kalender/)])
})
