import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestWebsite, type TestWebsite, until } from '../support/website.ts'

let site: TestWebsite

const list = 'veranstaltungen.ics?kostenlos=true&sprache=de'
const programme = '/tools/export/veranstaltungen/pdf_extended.cfm'
const june = 'datum_von=2027-06-01&datum_bis=2027-06-30'
const pdf = 'veranstaltungen.pdf?datum_bis=2027-06-30&datum_von=2027-06-01&sprache=de'

function answer(body: string, type: string) {
  const headers = {
    'Content-Type': type,
    ETag: `"${body.length}"`,
    'Content-Disposition': 'inline; filename="x"',
  }
  return { body, tags: ['veranstaltungen'], headers }
}

beforeEach(async () => {
  site = await startTestWebsite()
  site.api.answers.set(list, answer('BEGIN:VCALENDAR', 'text/calendar'))
  site.api.answers.set(pdf, answer('%PDF-1.7', 'application/pdf'))
})

afterEach(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { headers })
const timesAsked = (key: string) => site.api.asked.filter((one) => one === key).length

test('a calendar is kept until an event changes, and who has it is told that nothing did', async () => {
  const first = await get('/de/veranstaltungen.ics?kostenlos=true&utm_source=x')
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(first.headers.get('cache-control')).toBe('public, no-cache')
  expect(await first.text()).toBe('BEGIN:VCALENDAR')
  const etag = first.headers.get('etag') ?? ''
  const second = await get('/de/veranstaltungen.ics?kostenlos=true', { 'if-none-match': etag })
  expect(second.status).toBe(304)
  expect(timesAsked(list)).toBe(1)
  site.api.answers.set(list, answer('BEGIN:VCALENDAR changed', 'text/calendar'))
  site.api.publish(['veranstaltungen', 'veranstaltungen:12'])
  const isNew = async () =>
    (await (await get('/de/veranstaltungen.ics?kostenlos=true')).text()).endsWith('changed')
  expect(await until(isNew)).toBe(true)
})

test('the programme stands at its old address', async () => {
  const response = await get(`${programme}?${june}&sprache=1&zeitraum=individuell&freigabe=1`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(await response.text()).toBe('%PDF-1.7')
})

test.each([
  ['datum_von=2027-02-29&datum_bis=2027-03-01', 'die es im Kalender gibt'],
  ['datum_von=2027-02-30&datum_bis=2027-03-01', 'die es im Kalender gibt'],
  ['datum_von=31.04.2027&datum_bis=2027-05-01', 'die es im Kalender gibt'],
  ['datum_von=2027-06-01', 'die es im Kalender gibt'],
  ['datum_von=2027-06-30&datum_bis=2027-06-01', 'Der letzte Tag liegt vor dem ersten'],
  ['datum_von=9999-12-01&datum_bis=9999-12-31', 'zwischen 2000 und 2100'],
  ['datum_von=2027-06-01&datum_bis=2027-08-02', 'höchstens 62 Tage'],
  [`${june}&titelmaxlength=251`, 'Eine Angabe in der Adresse kennen wir nicht'],
  [`${june}&freigabe=0`, 'Eine Angabe in der Adresse kennen wir nicht'],
])('a programme that nobody can get is refused with what to do: %s', async (query, words) => {
  const response = await get(`${programme}?${query}`)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(words)
  expect(site.api.asked.filter((one) => one.includes('.pdf'))).toEqual([])
})

test('29 February of a leap year and 62 days are asked for, the first of equal keys wins', async () => {
  await get(`${programme}?datum_von=2028-02-29&datum_bis=2028-04-30&datum_bis=2029-01-01`)
  expect(site.api.asked).toContain(
    'veranstaltungen.pdf?datum_bis=2028-04-30&datum_von=2028-02-29&sprache=de',
  )
})

test('a printer with too much to do is a 503 that says when to come back, and pages go on', async () => {
  const error = { code: 'unavailable', message: 'Later.' }
  site.api.answers.set(pdf, { status: 503, body: { error }, tags: [] })
  const response = await get(`${programme}?${june}`)
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await get('/de/veranstaltungen/')).status).toBe(200)
})

test('a calendar that is known outlives the API, one that is not there is a 404', async () => {
  expect((await get('/de/veranstaltungen/999.ics')).status).toBe(404)
  await get('/de/veranstaltungen.ics?kostenlos=true')
  await site.api.close()
  site.clock.advance(400_000)
  const old = await get('/de/veranstaltungen.ics?kostenlos=true')
  expect(old.status).toBe(200)
  expect((await get('/de/veranstaltungen/12.ics')).status).toBe(503)
})

test('a calendar cannot be posted to', async () => {
  const response = await fetch(`${site.url}/de/veranstaltungen.ics`, { method: 'POST', body: 'x' })
  expect(response.status).toBe(405)
})
