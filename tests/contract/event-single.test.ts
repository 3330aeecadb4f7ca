import { calls } from '@kurstadt/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { now, openEvents } from './event-town.ts'
import { english, german } from './writing.ts'

let town: Awaited<ReturnType<typeof openEvents>>

beforeAll(async () => {
  town = await openEvents()
})

afterAll(() => {
  vi.useRealTimers()
})

async function single(id: number, sprache: 'de' | 'en' = 'de') {
  const { answer } = await town.handlers['veranstaltungen/{id}']({
    payload: town.payload,
    id,
    params: { sprache },
  })
  return answer
}

test('an event carries all its days, its rule and what was changed', async () => {
  const event = await single(town.events.concert)
  expect(event).toMatchObject({ datum_von: '2031-06-15', status: 'abgesagt' })
  expect(event.serie).toMatchObject({
    rhythmus: 'woechentlich',
    wochentage: ['SONNTAG'],
    bis: '2031-07-27',
    ausnahmen: [{ datum: '2031-06-22', dateFrom: '22.06.2031', grund: 'Stadtlauf' }],
  })
  const days = new Map(event.termine?.map((one) => [one.datum_von, one]))
  expect(days.size).toBe(13)
  expect(days.has('2031-06-22')).toBe(false)
  expect(days.get('2031-06-08')).toMatchObject({
    status: 'geplant',
    statusgrund: null,
    brancheneintrag_veranstaltungsort: { id: town.events.hall, titel: 'Wandelhalle' },
    verlegt_von: null,
  })
  expect(days.get('2031-06-15')).toMatchObject({ statusgrund: 'Die Dirigentin ist krank.' })
  expect(days.get('2031-06-29')).toMatchObject({
    status: 'verlegt',
    veranstaltungsort: 'Bürgerhaus',
    brancheneintrag_veranstaltungsort: null,
    verlegt_von: { id: town.events.hall, sprache: 'de', titel: 'Wandelhalle' },
  })
  expect(days.get('2031-07-08')).toMatchObject({
    status: 'verschoben',
    verschoben_von: { datum_von: '2031-07-06', dateFrom: '06.07.2031', timeFrom: '15:30' },
  })
})

test('W6: in the evening the next day of a series is shown, after the last one it is over', async () => {
  const shownAt = async (instant: string) => {
    vi.setSystemTime(new Date(instant))
    const { datum_von, vergangen } = await single(town.events.concert)
    vi.setSystemTime(now)
    return [datum_von, vergangen]
  }
  expect(await shownAt('2031-06-29T14:59:00Z')).toEqual(['2031-06-29', false])
  expect(await shownAt('2031-06-29T15:00:00Z')).toEqual(['2031-07-08', false])
  expect(await shownAt('2031-07-27T14:59:00Z')).toEqual(['2031-07-27', false])
  expect(await shownAt('2031-07-27T15:00:00Z')).toEqual(['2031-07-27', true])
})

test('reasons and places are there in English where somebody wrote them', async () => {
  const rule = {
    rhythmus: 'woechentlich' as const,
    bis: '2031-07-27',
    ausnahmen: [{ id: 'a1', datum: '2031-06-22', grund: 'Town run' }],
    zusatztermine: [{ datum: '2031-06-19', timeFrom: '19:00' }],
    aenderungen: [
      { id: 'c1', datum: '2031-06-15', stand: 'abgesagt' as const, grund: 'The conductor is ill.' },
      {
        id: 'c2',
        datum: '2031-06-29',
        stand: 'verlegt' as const,
        veranstaltungsort: 'Community centre',
      },
      { id: 'c3', datum: '2031-07-06', stand: 'verschoben' as const, neues_datum: '2031-07-08' },
    ],
  }
  const before = await town.payload.findByID({
    collection: 'veranstaltungen',
    id: town.events.concertId,
    ...german,
  })
  await town.payload.update({
    collection: 'veranstaltungen',
    id: town.events.concertId,
    ...english,
    data: {
      titel: 'Sunday concert',
      serie: [{ id: before.serie?.[0]?.id ?? null, blockType: 'serie', ...rule }],
    },
  })
  const [de, en] = [await single(town.events.concert), await single(town.events.concert, 'en')]
  expect([de.statusgrund, en.statusgrund]).toEqual([
    'Die Dirigentin ist krank.',
    'The conductor is ill.',
  ])
  expect(en.serie?.ausnahmen[0]?.grund).toBe('Town run')
  const placeOn = (event: typeof en, day: string) =>
    event.termine?.find(({ datum_von }) => datum_von === day)?.veranstaltungsort
  expect(placeOn(de, '2031-06-29')).toBe('Bürgerhaus')
  expect(en.termine?.find(({ datum_von }) => datum_von === '2031-06-29')).toMatchObject({
    veranstaltungsort: 'Community centre',
    veranstaltungsort_sprache: 'en',
  })
})

test('a place that nobody has translated stands in German, and says so', async () => {
  const later = (change: object) => {
    // Payload takes the newest version by its time.
    vi.setSystemTime(Date.now() + 1_000)
    const walk = { collection: 'veranstaltungen', id: town.events.walkId } as const
    return town.payload.update({ ...walk, data: {}, ...change })
  }
  await later({
    ...german,
    data: {
      veranstaltungsort: 'Treffpunkt: Marktbrunnen',
      status: 'verlegt',
      neuer_ort: { veranstaltungsort: 'Bahnhofsvorplatz' },
    },
  })
  await later({ ...english, data: { titel: 'Walk to the wild lake' } })
  expect(await single(town.events.walk, 'en')).toMatchObject({
    sprache: 'en',
    veranstaltungsort: 'Bahnhofsvorplatz',
    veranstaltungsort_sprache: 'de',
    verlegt_von: { id: null, sprache: 'de', titel: 'Treffpunkt: Marktbrunnen' },
  })
  const neuer_ort = { veranstaltungsort: 'Station square' }
  const data = { veranstaltungsort: 'Meeting point: market fountain', neuer_ort }
  await later({ ...english, data })
  expect(await single(town.events.walk, 'en')).toMatchObject({
    veranstaltungsort: 'Station square',
    veranstaltungsort_sprache: 'en',
    verlegt_von: { id: null, sprache: 'en', titel: 'Meeting point: market fountain' },
  })
  expect(await single(town.events.walk)).toMatchObject({
    veranstaltungsort: 'Bahnhofsvorplatz',
    veranstaltungsort_sprache: 'de',
  })
})

test('an event is found by the words of its place in either language', async () => {
  for (const q of ['Bahnhofsvorplatz', 'market fountain']) {
    const params = calls.veranstaltungen.params.parse({ q })
    const { answer } = await town.handlers.veranstaltungen({ payload: town.payload, id: 0, params })
    expect(answer.data.map(({ id }) => id)).toEqual([town.events.walk])
  }
})

test('a postponed event stands on its new day and names the old one', async () => {
  expect(await single(town.events.moved)).toMatchObject({
    datum_von: '2031-07-05',
    timeFrom: '20:00',
    status: 'verschoben',
    statusgrund: 'Baumpflege',
    verschoben_von: { datum_von: '2031-06-21', timeFrom: '18:00' },
  })
})
