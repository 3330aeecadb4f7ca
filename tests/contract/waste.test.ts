import { calls, files } from '@kurstadt/contract'
import nodeIcal from 'node-ical'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readPdf } from '../support/read-pdf.ts'
import type { Handlers } from './content-api.ts'
import { eventsIn } from './events-in.ts'
import { openWasteTown } from './waste-town.ts'
import { german, numberOf } from './writing.ts'

type Town = Awaited<ReturnType<typeof openWasteTown>>

let payload: Payload
let handlers: Handlers
let makers: Town['makers']
let calendar: Town['calendar']
let icsOf: Town['icsOf']
let addDate: Town['addDate']
let addStreet: Town['addStreet']
let numberOfStreet: Town['numberOfStreet']
let rest: Town['rest']
let bio: Town['bio']
let streets: Town['streets']

/** An hour of a day in UTC. */
const at = (instant: string) => vi.setSystemTime(new Date(instant))

beforeAll(async () => {
  const town = await openWasteTown()
  ;({ payload, handlers, makers, calendar, icsOf, addDate, addStreet } = town)
  ;({ numberOfStreet, rest, bio, streets } = town)
})

afterEach(() => void vi.useRealTimers())
afterAll(() => void vi.useRealTimers())

test('a street is found however it is typed, and its next dates are answered', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2027-01-04T20:00:00Z')
  const found = await calendar({ q: 'muehlgase' })
  expect(found.strasse?.name).toBe('Mühlgasse')
  expect(found.naechste.map(({ datum, abfallart }) => [datum, abfallart.titel])).toEqual([
    ['2027-01-05', 'Restmüll'],
    ['2027-01-07', 'Biomüll'],
  ])
  expect(found.termine[0]?.verschoben_von).toBe('2027-01-04')
  expect(found.bis).toBe('2028-02-12')
  expect(found.abgeholt).toEqual([rest.nummer, bio.nummer])
})

test('today ends at midnight in Berlin, not in Greenwich', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2027-01-05T22:59:00Z')
  expect((await calendar({ q: 'Mühlgasse' })).naechste[0]?.datum).toBe('2027-01-05')
  at('2027-01-05T23:01:00Z')
  expect((await calendar({ q: 'Mühlgasse' })).naechste[0]?.datum).toBe('2027-01-07')
})

test('a split street is asked about, unless the number says which part', async () => {
  const { strasse, treffer } = await calendar({ q: 'Talstr.' })
  expect(strasse).toBeNull()
  expect(treffer.map(({ hausnummern }) => hausnummern)).toEqual(['1 bis 60', 'ab 61'])
  expect((await calendar({ q: 'Talstr. 75' })).strasse?.bezirk).toBe(4)
})

test('a street that became part of another leads on: search, number, calendar, dates', async () => {
  const [old, mill] = [numberOfStreet('Alte Gasse 4'), numberOfStreet('Mühlgasse 3')]
  expect(await calendar({ q: 'Alte Gasse' })).toMatchObject({
    strasse: { id: mill },
    treffer: [{ frueher: 'Alte Gasse' }],
  })
  expect((await calendar({ strasse_id: String(old) })).strasse?.id).toBe(mill)
  expect((await calendar({ q: 'Adlergasse' })).strasse?.id).toBe(mill)
  expect(eventsIn(await icsOf(old))).toEqual(eventsIn(await icsOf(mill)))
  const params = calls.abfuhrtermine.params.parse({ strasse_id: String(old) })
  const { answer } = await handlers.abfuhrtermine({ payload, params, id: 0 })
  expect(answer.anzahl).toBe(6)
})

test('what there is not is answered in words, not with an error', async () => {
  expect(await calendar({})).toMatchObject({ strasse: null, treffer: [], bis: null })
  expect(await calendar({ q: 'Nirgendwo' })).toMatchObject({ strasse: null, treffer: [] })
  expect(await calendar({ strasse_id: '999999' })).toMatchObject({ strasse: null, treffer: [] })
  expect(await calendar({ q: 'Ohnetermine' })).toMatchObject({
    strasse: { name: 'Ohnetermine' },
    naechste: [],
    bis: null,
  })
})

test('a street that cannot be read is not said to be none', async () => {
  const strasse_id = String(numberOfStreet('Mühlgasse 3'))
  const away = vi.spyOn(payload.db.pool, 'query').mockImplementation(() => {
    throw new Error('away')
  })
  await expect(calendar({ strasse_id })).rejects.toThrow('away')
  away.mockRestore()
})

test('kinds are chosen; where none of those that were is left, all are shown', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2027-01-04T12:00:00Z')
  const titles = async (arten: string) =>
    (await calendar({ q: 'Mühlgasse', arten })).termine.map((one) => one.abfallart.titel)
  expect(await titles(String(bio.nummer))).toEqual(['Biomüll'])
  expect(await titles('4711')).toEqual(['Restmüll', 'Biomüll'])
})

test('a month has its days, also those that are over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2027-01-06T12:00:00Z')
  const { termine } = await calendar({ q: 'Mühlgasse', monat: '2027-01' })
  expect(termine.map(({ datum }) => datum)).toEqual(['2027-01-05', '2027-01-07'])
  expect((await calendar({ q: 'Mühlgasse', monat: '9999-12' })).termine).toEqual([])
})

test('one address holds this and the next year, in December as in January', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const mill = numberOfStreet('Mühlgasse 3')
  const daysAt = async (instant: string) => {
    at(instant)
    return eventsIn(await icsOf(mill)).map((line) => line.slice(0, 10))
  }
  const january = ['2027-01-05', '2027-01-07', '2027-11-30']
  expect(await daysAt('2026-12-31T12:00:00Z')).toEqual(['2026-12-22', ...january])
  expect(await daysAt('2026-12-31T23:01:00Z')).toEqual([...january, '2028-01-04', '2028-02-12'])
  expect(await daysAt('2027-12-31T22:59:00Z')).toEqual([...january, '2028-01-04', '2028-02-12'])
})

test('a date that is moved keeps its place in the calendar of who subscribed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2027-05-01T12:00:00Z')
  const date = await addDate('2027-05-27', rest.id, [3])
  const mill = numberOfStreet('Mühlgasse 3')
  const uidOn = async (day: string) => {
    const events = Object.values(nodeIcal.sync.parseICS(await icsOf(mill)))
    return events.flatMap((one) =>
      one?.type === 'VEVENT' && one.start.toLocaleDateString('sv') === day ? [one.uid] : [],
    )
  }
  const before = await uidOn('2027-05-27')
  at('2027-05-02T12:00:00Z')
  const data = { datum: '2027-05-29', verschoben_von: '2027-05-27' }
  await payload.update({ collection: 'abfuhrtermine', id: date.id, ...german, data })
  expect(before).toHaveLength(1)
  expect(await uidOn('2027-05-29')).toEqual(before)
  expect(await icsOf(mill)).toContain('Wegen eines Feiertags verschoben')
  await payload.delete({ collection: 'abfuhrtermine', id: date.id, ...german })
})

test('a vehicle waits at its place for some hours, in the calendar as well', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2027-05-01T12:00:00Z')
  const text = await icsOf(numberOfStreet('Mühlgasse 3'), { arten: String(bio.nummer) })
  expect(eventsIn(text)).toEqual(['2027-01-07 Biomüll', '2028-02-12 09:00:00 Biomüll'])
  expect(text).toContain('LOCATION:Parkplatz P2')
  expect(await icsOf(numberOfStreet('Mühlgasse 3'), { sprache: 'en' })).toContain('Residual waste')
})

test('a street without dates has a calendar that readers accept, one that never was has none', async () => {
  const text = await icsOf(numberOfStreet('Ohnetermine 9'))
  expect(eventsIn(text)).toEqual([])
  await expect(icsOf(999_999)).rejects.toMatchObject({ code: 'not-found' })
})

test('a year is one page, this one unless another is asked for', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2027-05-01T12:00:00Z')
  const sheet = async (query: Record<string, string>) => {
    const params = files['abfuhr/{id}.pdf'].params.parse(query)
    const id = numberOfStreet('Mühlgasse 3')
    return readPdf(
      new Uint8Array(Buffer.from((await makers['abfuhr/{id}.pdf']({ payload, params, id })).body)),
    )
  }
  const own = await sheet({})
  expect(own.title).toBe('Abfuhrkalender 2027')
  expect(own.pages).toHaveLength(1)
  expect(own.pages[0]).toContain('Re = Restmüll')
  const some = await sheet({ arten: String(bio.nummer) })
  expect(some.pages[0]).toContain('Termine sind bis 30. November 2027 eingetragen.')
  const data = { titel: 'Bäume', sortierung: 9, farbe: '#3A6B35', icon: 'tonne' } as const
  const trees = await payload.create({ collection: 'abfallarten', ...german, data })
  const none = await sheet({ jahr: '2028', arten: String(numberOf(trees)) })
  expect(none.pages[0]).toContain('Die gewählten Abfallarten werden 2028 hier nicht abgeholt.')
  const next = await sheet({ jahr: '2028', sprache: 'en' })
  expect(next.title).toBe('Waste calendar 2028')
  expect(next.pages[0]).toContain('Dates have been entered until 12 February 2028.')
  expect((await sheet({ jahr: '1999' })).pages[0]).toContain('noch keine Termine')
})

test('a street is not deleted, and does not become part of itself', async () => {
  const { id } = streets['Mühlgasse 3'] ?? { id: '' }
  await expect(payload.delete({ collection: 'strassen', id, ...german })).rejects.toThrow(
    'Eine Straße wird nicht gelöscht',
  )
  await expect(
    payload.update({ collection: 'strassen', id, ...german, data: { gehoert_zu: id } }),
  ).rejects.toThrow('Gehört jetzt zu')
})

const changeStreet = (id: string, data: object) =>
  payload.update({ collection: 'strassen', id, ...german, data })

test('a renamed street keeps its address, and is found under both names', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2027-05-01T12:00:00Z')
  const { id, nummer } = await addStreet('Kirchweg', 3)
  const before = eventsIn(await icsOf(nummer ?? 0))
  await changeStreet(id, { name: 'Klosterweg', weitere_namen: 'Kirchweg' })
  const text = await icsOf(nummer ?? 0)
  expect(eventsIn(text)).toEqual(before)
  expect(text).toContain('X-WR-CALNAME;VALUE=TEXT:Abfuhr Klosterweg')
  expect((await calendar({ q: 'Kirchweg' })).strasse).toMatchObject({ id: nummer })
  expect((await calendar({ q: 'Klosterweg' })).strasse).toMatchObject({ id: nummer })
})

test('two streets of one name keep their own calendars, also when one becomes part of the other', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2027-01-01T12:00:00Z')
  const here = await addStreet('Ringweg', 3, { ortsteil: 'Oberwies' })
  const there = await addStreet('Ringweg', 4, { ortsteil: 'Tannach' })
  const of = async ({ nummer }: typeof here) => eventsIn(await icsOf(nummer ?? 0))
  expect((await of(there)).length).toBeLessThan((await of(here)).length)
  await changeStreet(there.id, { gehoert_zu: here.id })
  expect(await of(there)).toEqual(await of(here))
})

test('a chain of streets leads on to its end, and is not closed to a circle', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2027-01-01T12:00:00Z')
  const last = await addStreet('Neue Mitte', 3)
  const middle = await addStreet('Alte Mitte', 4, { gehoert_zu: last.id })
  const first = await addStreet('Uralte Mitte', 4, { gehoert_zu: middle.id })
  expect(eventsIn(await icsOf(numberOf(first)))).toEqual(eventsIn(await icsOf(numberOf(last))))
  await expect(changeStreet(last.id, { gehoert_zu: first.id })).rejects.toThrow('Gehört jetzt zu')
  expect(eventsIn(await icsOf(numberOf(first)))).not.toEqual([])
})

test('a street with dates does not become part of one that has none: its calendar would be empty', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2027-01-01T12:00:00Z')
  const own = await addStreet('Sackgasse', 3)
  const target = numberOfStreet('Ohnetermine 9')
  await expect(changeStreet(own.id, { gehoert_zu: streets['Ohnetermine 9']?.id })).rejects.toThrow(
    'Gehört jetzt zu',
  )
  expect(eventsIn(await icsOf(numberOf(own)))).not.toEqual([])
  expect(eventsIn(await icsOf(target))).toEqual([])
})
