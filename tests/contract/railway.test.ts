import { type Abfahrten, calls, type Fahrt } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createDatabase } from '../support/postgres.ts'
import { readPdf } from '../support/read-pdf.ts'
import { cmsEnvironment, type Handlers, openHandlers, openPayload } from './content-api.ts'
import { english, german, numberOf, published } from './writing.ts'

let payload: Payload
let handlers: Handlers
let makers: typeof import('../../apps/cms/src/api/file-makers.ts')['fileMakers']
let winter: { id: string }

const week: Fahrt['tage'] = [
  'MONTAG',
  'DIENSTAG',
  'MITTWOCH',
  'DONNERSTAG',
  'FREITAG',
  'SAMSTAG',
  'SONNTAG',
]

const run = (beginn: string, ende: string | null, takt: number | null, tage = week) => ({
  blockType: 'fahrt' as const,
  tage,
  richtung: 'beide' as const,
  beginn,
  ende,
  takt,
})

const fares = { erwachsene_cent: 400, kinder_cent: 250, familie_cent: 750 }

/** Noon in Berlin. */
const at = (day: string) => vi.setSystemTime(new Date(`${day}T11:00:00Z`))

beforeAll(async () => {
  const { url } = await createDatabase()
  payload = await openPayload(cmsEnvironment(url))
  handlers = await openHandlers()
  makers = (await import('../../apps/cms/src/api/file-makers.ts')).fileMakers
  winter = await payload.create({
    collection: 'fahrplaene',
    ...german,
    data: {
      ...published,
      ...fares,
      titel: 'Winterfahrplan',
      gueltig_von: '2025-11-01',
      gueltig_bis: '2026-03-31',
      jaehrlich: true,
      fahrten: [run('10:00', '12:00', 30)],
      ausnahmen: [
        {
          blockType: 'ausnahme',
          art: 'ruht',
          von: '2026-12-07',
          bis: '2026-12-11',
          grund: 'Prüfung',
        },
      ],
    },
  })
  await payload.create({
    collection: 'fahrplaene',
    ...german,
    data: {
      ...published,
      ...fares,
      titel: 'Sommerfahrplan',
      gueltig_von: '2026-04-01',
      gueltig_bis: '2026-10-31',
      jaehrlich: true,
      erwachsene_cent: 450,
      fahrten: [run('09:00', null, null, ['SONNTAG'])],
    },
  })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T11:00:00Z') })
})

afterEach(() => at('2026-11-24'))
afterAll(() => {
  vi.useRealTimers()
})

async function on(tag?: string, sprache: 'de' | 'en' = 'de'): Promise<Abfahrten> {
  const params = { sprache, ...(tag === undefined ? {} : { tag }) }
  const { answer } = await handlers.abfahrten({ payload, params, id: 0 })
  expect(calls.abfahrten.answer.parse(answer)).toStrictEqual(answer)
  return answer
}

test('today’s departures, and when the first car goes on the next day of service', async () => {
  const today = await on()
  expect(today).toMatchObject({ heute: '2026-11-24', tag: '2026-11-24', ruht: null })
  expect(today.abfahrten.map(({ zeit }) => zeit)).toEqual([
    '10:00',
    '10:30',
    '11:00',
    '11:30',
    '12:00',
  ])
  expect(today.wieder).toEqual({ tag: '2026-11-25', zeit: '10:00' })
  expect(today.fahrpreise).toEqual({ erwachsene: 4, kinder: 2.5, familie: 7.5 })
})

test('timetables in force or still to come, in order, with their season of this year', async () => {
  const { fahrplaene } = await on()
  expect(fahrplaene.map(({ titel, gueltig_von }) => `${gueltig_von} ${titel}`)).toEqual([
    '2026-11-01 Winterfahrplan',
    '2027-04-01 Sommerfahrplan',
  ])
  at('2027-07-01')
  expect((await on()).fahrpreise?.erwachsene).toBe(4.5)
})

test('an inspection: nothing runs, why, and when something does again', async () => {
  at('2026-12-08')
  expect(await on()).toMatchObject({
    abfahrten: [],
    ruht: { art: 'ausnahme', grund: 'Prüfung' },
    wieder: { tag: '2026-12-12', zeit: '10:00' },
  })
})

test('another day of the next year, and days too far away, which are today', async () => {
  expect(await on('2027-04-02')).toMatchObject({ tag: '2027-04-02', ruht: { art: 'wochentag' } })
  expect(await on('2030-01-01')).toMatchObject({ tag: '2026-11-24' })
})

test('public holidays are those of the state, and run as Sundays', async () => {
  const monday = await on('2027-03-29')
  expect(monday).toMatchObject({ feiertag: 'Ostermontag', ruht: null })
  const whit = await on('2027-05-17')
  expect(whit.feiertag).toBe('Pfingstmontag')
  expect(whit.abfahrten).toEqual([{ zeit: '09:00', richtung: 'beide' }])
  expect((await on('2027-05-17', 'en')).feiertag).toBe('Whit Monday')
})

test('the file for printing is made of the same data, and is another when they change', async () => {
  const make = async () => {
    const { body, tags } = await makers['fahrplaene.pdf']({
      payload,
      params: { sprache: 'de' },
      id: 0,
    })
    if (typeof body === 'string') throw new TypeError('a PDF is no text')
    return { tags, text: (await readPdf(body)).pages.join(' ') }
  }
  const { tags, text } = await make()
  expect(tags).toContain('fahrplaene')
  for (const said of [
    'Winterfahrplan',
    '10:00 bis 12:00 Uhr, alle 30 Minuten',
    'kein Betrieb (Prüfung)',
    'Erwachsene (ab 15 Jahren)',
  ])
    expect(text).toContain(said)
  await payload.update({
    collection: 'fahrplaene',
    id: winter.id,
    ...german,
    data: { fahrten: [run('10:00', '13:00', 20)] },
  })
  expect((await make()).text).toContain('10:00 bis 13:00 Uhr, alle 20 Minuten')
})

test('a timetable by its number; in English with German words where nobody has translated it', async () => {
  const doc = await payload.findByID({ collection: 'fahrplaene', ...english, id: winter.id })
  const { answer } = await handlers['fahrplaene/{id}']({
    payload,
    params: { sprache: 'en' },
    id: numberOf(doc),
  })
  expect(calls['fahrplaene/{id}'].answer.parse(answer)).toStrictEqual(answer)
  expect(answer).toMatchObject({ sprache: 'de', titel: 'Winterfahrplan', jaehrlich: true })
  const data = { titel: 'Winter timetable' }
  await payload.update({ collection: 'fahrplaene', ...english, id: winter.id, data })
  const { fahrplaene } = await on(undefined, 'en')
  expect(fahrplaene.map(({ sprache, titel }) => [sprache, titel])).toEqual([
    ['en', 'Winter timetable'],
    ['de', 'Sommerfahrplan'],
  ])
})

test('a timetable that another one without an end has replaced is told of no more', async () => {
  const endless = { ...published, ...fares, gueltig_bis: null, jaehrlich: false }
  const add = (titel: string, gueltig_von: string) =>
    payload.create({
      collection: 'fahrplaene',
      ...german,
      data: { ...endless, titel, gueltig_von, fahrten: [run('08:00', '18:00', 30)] },
    })
  const plans = [await add('Alt', '2024-04-01'), await add('Neu', '2026-12-15')]
  const titles = async () => (await on()).fahrplaene.map(({ titel }) => titel)
  at('2026-12-14')
  expect(await titles()).toEqual(expect.arrayContaining(['Alt', 'Neu']))
  at('2026-12-15')
  expect(await titles()).not.toContain('Alt')
  expect(await titles()).toContain('Neu')
  for (const { id } of plans) await payload.delete({ collection: 'fahrplaene', id, ...german })
})

test.each([
  [{ fahrten: [run('10:00', '09:00', 30)] }, /letzte Fahrt liegt nicht nach der ersten/],
  [{ fahrten: [run('10:00', '12:00', null)] }, /alle wie viel Minuten/],
  [{ fahrten: [run('25:00', null, null)] }, /Bitte so schreiben/],
  [{ gueltig_bis: '2025-10-01' }, /Das Ende liegt vor dem Beginn/],
  [{ gueltig_bis: '2026-11-02' }, /dauert weniger als ein Jahr/],
])('what no clock and no calendar knows is refused when it is saved: %o', async (data, reason) => {
  const saving = payload.update({ collection: 'fahrplaene', id: winter.id, ...german, data })
  const error: unknown = await saving.catch((cause: unknown) => cause)
  expect(JSON.stringify(error)).toMatch(reason)
})

test('an interval without a last departure is refused: it would be one departure', async () => {
  const attempt = (beginn: string, ende: string | null, takt: number | null) =>
    payload.create({
      collection: 'fahrplaene',
      ...german,
      data: {
        ...published,
        ...fares,
        titel: 'Probe',
        gueltig_von: '2031-04-01',
        gueltig_bis: '2031-04-02',
        fahrten: [run(beginn, ende, takt)],
      },
    })
  const messages = ['Bitte sagen Sie auch, wann zuletzt gefahren wird.']
  await expect(attempt('09:00', null, 30)).rejects.toMatchObject({
    data: { errors: messages.map((message) => ({ message })) },
  })
  const { id } = await attempt('09:00', null, null)
  await payload.delete({ collection: 'fahrplaene', id })
})
