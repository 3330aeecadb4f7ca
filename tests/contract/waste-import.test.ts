import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { german, local } from './writing.ts'

let office: BackOffice
let token: string
let importReport: typeof import('../../apps/cms/src/subjects/stadt/einlesen/report.ts')['importReport']
const kinds: Record<string, string> = {}

const folder = '../../apps/cms/src/subjects/stadt/einlesen/fixtures'
/** A file as a district sends it. */
const fixture = (name: string) =>
  new Uint8Array(readFileSync(path.join(import.meta.dirname, folder, name)))
const table = (...rows: string[]) => ['Datum;Abfallart;Bezirk', ...rows].join('\r\n')

const addKind = async (titel: string, sortierung: number) => {
  const data = { titel, sortierung, farbe: '#3A6B35', icon: 'tonne' } as const
  const made = await office.payload.create({ collection: 'abfallarten', ...german, data })
  kinds[titel] = made.id
}

const addStreet = (name: string, bezirk: number, more: object = {}) =>
  office.payload.create({ collection: 'strassen', ...german, data: { name, bezirk, ...more } })

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') })
  office = await openBackOffice()
  ;({ importReport } = await import('../../apps/cms/src/subjects/stadt/einlesen/report.ts'))
  token = await office.logIn('rathaus')
  for (const [index, titel] of ['Restmüll', 'Biomüll', 'Papier', 'Gelber Sack'].entries())
    await addKind(titel, index)
  await addStreet('Talstraße', 1, { hausnummern: '1 bis 60' })
  await addStreet('Talstraße', 2, { hausnummern: 'ab 61' })
  await addStreet('Mühlgasse', 3)
})

afterAll(() => void vi.useRealTimers())

async function send(way: string, file: Uint8Array<ArrayBuffer> | string, query = '') {
  const address = `abfuhrtermine/${way}?jahr=2027${query}`
  const { body, status } = await office.upload(address, file, token)
  expect([status, body.errors ?? []]).toEqual([200, []])
  return importReport.parse(body)
}
const preview = (file: Uint8Array<ArrayBuffer> | string, query = '') =>
  send('einlesen/vorschau', file, query)
const commit = (file: Uint8Array<ArrayBuffer> | string, query = '') => send('einlesen', file, query)

async function stored() {
  const { docs } = await office.payload.find({
    collection: 'abfuhrtermine',
    ...local,
    pagination: false,
    sort: ['datum', 'nummer'],
  })
  return docs.map(({ bezirke, datum, id, nummer, verschoben_von }) => ({
    id,
    nummer,
    moved: verschoben_von?.slice(0, 10) ?? null,
    line: `${datum.slice(0, 10)} ${bezirke.join('+')}`,
  }))
}
const lines = async () => (await stored()).map(({ line }) => line)

test('a preview says what would be new and keeps nothing; written, it says nothing new a second time', async () => {
  const file = fixture('bezirke-windows-1252.csv')
  const looked = await preview(file)
  expect(looked).toMatchObject({ zeichensatz: 'Windows-1252', istGeschrieben: false })
  expect(looked.aenderungen.map(({ art, bezirke, ergebnis }) => [ergebnis, art, bezirke])).toEqual([
    ['neu', 'Restmüll', [1, 2]],
    ['neu', 'Gelber Sack', [3]],
    ['neu', 'Biomüll', [1, 2, 3]],
    ['neu', 'Restmüll', [1, 2, 3]],
  ])
  expect(looked.maengel.map(({ schwere, zeilen }) => [schwere, zeilen])).toEqual([
    ['ausgelassen', [9]],
    ['ausgelassen', [10]],
    ['ausgelassen', [5]],
    ['hinweis', [7]],
  ])
  expect(await lines()).toEqual([])
  expect((await commit(file)).istGeschrieben).toBe(true)
  const after = await stored()
  expect(after.map(({ line }) => line)).toEqual([
    '2027-01-05 1+2',
    '2027-01-06 3',
    '2027-01-07 1+2+3',
    '2027-01-19 1+2+3',
  ])
  expect(await commit(file)).toMatchObject({ aenderungen: [], unveraendert: 4 })
  expect(await stored()).toEqual(after)
})

test('a date that was moved keeps its number, so that it moves in the calendars of who subscribed', async () => {
  const before = await stored()
  await commit(table('08.01.2027;Gelber Sack;3'))
  const after = await stored()
  expect(after.find(({ id }) => id === before[1]?.id)).toEqual({
    ...before[1],
    line: '2027-01-08 3',
    moved: '2027-01-06',
  })
  expect(after).toHaveLength(before.length)
})

test('what the file leaves out stays, until somebody wants it gone', async () => {
  const file = table('05.01.2027;Restmüll;1,2')
  expect((await commit(file)).aenderungen).toMatchObject([
    { ergebnis: 'entfaellt', datum: '2027-01-19', bezirke: [1, 2] },
  ])
  expect(await lines()).toContain('2027-01-19 1+2+3')
  await commit(file, '&streichen=true')
  expect(await lines()).toContain('2027-01-19 3')
})

test('F30: nothing is written as long as a line is wrong, and the line is named', async () => {
  const before = await lines()
  const file = fixture('voller-fehler.csv')
  expect((await preview(file)).maengel.every(({ schwere }) => schwere === 'fehler')).toBe(true)
  const { body, status } = await office.upload('abfuhrtermine/einlesen?jahr=2027', file, token)
  expect([status, JSON.stringify(body)]).toEqual([
    400,
    expect.stringMatching(/nichts eingetragen.*Zeilen 2, 3, 4, 5, 6, 7, 8, 9, 10/),
  ])
  expect(await lines()).toEqual(before)
})

test('F30: a failure in the middle leaves nothing behind', async () => {
  const before = await lines()
  const create = office.payload.create.bind(office.payload)
  const failing = vi.spyOn(office.payload, 'create')
  let count = 0
  failing.mockImplementation((asked) => {
    count += 1
    return count === 3 ? Promise.reject(new Error('the disk is full')) : create(asked)
  })
  const days = [2, 9, 16, 23].map((day) => `${day}.11.2027;Papier;1`)
  const { status } = await office.upload('abfuhrtermine/einlesen?jahr=2027', table(...days), token)
  failing.mockRestore()
  expect([status, count]).toEqual([500, 3])
  expect(await lines()).toEqual(before)
})

test('a word that nobody knows is given a kind by hand, or left out', async () => {
  const file = table('3.5.2027;Windelsack;1')
  const { aenderungen, bekannt, namen } = await preview(file)
  expect([aenderungen, namen]).toEqual([[], [{ name: 'Windelsack', arten: [], anzahl: 1 }]])
  expect(bekannt.map(({ titel }) => titel)).toContain('Restmüll')
  const query = (art: string | null) =>
    `&arten=${encodeURIComponent(JSON.stringify({ Windelsack: art }))}`
  const chosen = await preview(file, query(kinds.Restmüll ?? ''))
  expect(chosen.aenderungen).toMatchObject([{ ergebnis: 'neu', art: 'Restmüll' }])
  expect((await preview(file, query(null))).aenderungen).toEqual([])
})

test('a calendar of an association is entered in the zones of the town', async () => {
  const { aenderungen } = await commit(fixture('zweckverband.ics'))
  expect(aenderungen.filter(({ art }) => art === 'Biomüll')[0]).toMatchObject({
    ergebnis: 'verschoben',
    von: '2027-01-07',
    datum: '2027-01-05',
    bezirke: [3],
  })
  expect((await stored()).find(({ line }) => line === '2027-03-31 3')?.moved).toBe('2027-03-30')
  const again = (await preview(fixture('zweckverband.ics'))).aenderungen
  expect(again.filter(({ ergebnis }) => ergebnis !== 'entfaellt')).toEqual([])
})

test('two imports of one file at once make each date once', async () => {
  const file = table('6.12.2027;Papier;1', '6.12.2027;Papier;2')
  await Promise.all([commit(file), commit(file)])
  expect((await lines()).filter((line) => line.startsWith('2027-12-06'))).toEqual([
    '2027-12-06 1+2',
  ])
})

test.each([
  ['', 400, /leer/],
  [fixture('offenes-feld.csv'), 400, /in Zeile \d+ nicht lesbar/],
  [table(...Array.from({ length: 5_001 }, () => '5.1.2027;Restmüll;1')), 400, /mehr als 5000/],
  [`Datum;Art\n${'x'.repeat(10_000_001)}`, 413, /größer als 10 MB/],
])('a file that cannot be read is refused in German: %#', async (file, status, reason) => {
  const answer = await office.upload('abfuhrtermine/einlesen?jahr=2027', file, token)
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([
    status,
    expect.stringMatching(reason),
  ])
})

test('F30: a file or a choice full of anything is answered, never with a 500', async () => {
  const bytes = new Uint8Array(4096).map((_, index) => (index * 7919) % 256)
  for (const head of ['', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\n', 'Datum;Abfallart;Bezirk\n']) {
    const file = new Uint8Array([...Buffer.from(head), ...bytes])
    const { status } = await office.upload('abfuhrtermine/einlesen?jahr=2027', file, token)
    expect([200, 400]).toContain(status)
  }
  for (const query of ['', '?jahr=x', '?jahr=2027&bezirk=0', '?jahr=2027&arten={']) {
    const { status } = await office.upload(`abfuhrtermine/einlesen${query}`, table(), token)
    expect([query, status]).toEqual([query, 400])
  }
})

test('only the town hall and the administration import, deny by default', async () => {
  const others = await Promise.all(
    (['tourismus', 'autor', 'festival'] as const).map((rolle) => office.logIn(rolle)),
  )
  for (const way of ['einlesen', 'einlesen/vorschau'])
    for (const other of [...others, ''])
      expect((await office.upload(`abfuhrtermine/${way}?jahr=2027`, table(), other)).status).toBe(
        403,
      )
})

test('a year of many districts is written as one, in time', async () => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  const days = Array.from({ length: 12 }, (_, index) => index + 1)
  const rows = months.flatMap((month) => days.map((day) => `${day}.${month}.2026;Papier;1-9`))
  const begun = performance.now()
  const { body } = await office.upload('abfuhrtermine/einlesen?jahr=2026', table(...rows), token)
  expect(importReport.parse(body).aenderungen).toHaveLength(144)
  expect(performance.now() - begun).toBeLessThan(30_000)
})

test('what is missing is shown to whoever keeps the calendar, each with its districts', async () => {
  const { readWasteGaps } = await import('../../apps/cms/src/admin/dashboard/index.ts')
  await addStreet('Ohnetermine', 77)
  await addStreet('Längst vergessen', 78, { gehoert_zu: (await addStreet('Neue Gasse', 3)).id })
  const seenBy = async (rolle: 'rathaus' | 'tourismus') => {
    const where = { rollen: { contains: rolle } }
    const { docs } = await office.payload.find({
      collection: 'benutzer',
      ...local,
      where,
      limit: 1,
    })
    const user = docs.map((found) => ({ ...found, collection: 'benutzer' as const }))[0]
    if (user === undefined) throw new Error(`nobody is ${rolle}`)
    return readWasteGaps(await createLocalReq({ user }, office.payload))
  }
  expect(await seenBy('tourismus')).toBeNull()
  const section = await seenBy('rathaus')
  const texts = section?.lines.map(({ text, titel }) => `${titel} (${text})`)
  expect(texts).toContain('Straßen ohne einen einzigen Termin (Bezirk 77)')
  expect(texts).toContain('Papier: noch nichts für 2027 (Bezirk 3)')
  expect(section?.lines[0]?.href).toBe('/admin/abfuhr-luecken#luecke-1')
})
