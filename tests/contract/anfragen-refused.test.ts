import { errorBody } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { sendRaw } from '../support/raw-http.ts'
import { event, message, offer, openTaking, type Taking, tour, travelling } from './anfragen.ts'
import { png } from './uploading.ts'

let town: Taking

beforeAll(async () => {
  town = await openTaking()
})

async function fieldsOf(response: Response): Promise<Record<string, string>> {
  const { error } = errorBody.parse(await response.json())
  return error.fields ?? {}
}

test('an empty form names every field that is needed, and keeps nothing', async () => {
  const before = await town.counts()
  const response = await town.post('veranstaltung', travelling())
  expect(response.status).toBe(400)
  expect(await fieldsOf(response)).toEqual({
    titel: 'fehlt',
    beschreibung: 'fehlt',
    datum_von: 'fehlt',
    veranstaltungsort: 'fehlt',
    veranstalter: 'fehlt',
    vorname: 'fehlt',
    nachname: 'fehlt',
    email: 'fehlt',
    datenschutz: 'zustimmung',
  })
  expect(await town.counts()).toEqual(before)
})

const wrong: [string, Record<string, unknown>, string][] = [
  ['whitespace', { titel: ' \t ' }, 'fehlt'],
  ['a million letters', { titel: 'ä'.repeat(1_000_000) }, 'lang'],
  ['a line break', { titel: 'Fest\r\nBcc: x@y.example' }, 'zeichen'],
  ['a number', { titel: 7 }, 'ungueltig'],
  ['an object', { titel: { de: 'Fest' } }, 'ungueltig'],
  ['30 February', { datum_von: '2031-02-30' }, 'ungueltig'],
  ['yesterday', { datum_von: '2001-01-01' }, 'vergangen'],
  ['a year that is a slip', { datum_von: '9999-01-01' }, 'ungueltig'],
  ['the last day before the first', { datum_bis: '2031-12-05' }, 'vor_beginn'],
  ['25 o’clock', { timeFrom: '25:00' }, 'ungueltig'],
  ['two addresses', { email: 'a@b.example,c@d.example' }, 'ungueltig'],
  ['an address with a head', { email: 'a@b.example\nBcc: c@d.example' }, 'zeichen'],
  ['a link that runs', { link: 'javascript:alert(1)' }, 'ungueltig'],
  ['no consent', { datenschutz: 'nein' }, 'zustimmung'],
]

test.each(wrong)('%s is refused at its field', async (_, change, problem) => {
  const before = await town.counts()
  const response = await town.post('veranstaltung', { ...event, ...change, ...travelling() })
  const [field = ''] = Object.keys(change)
  expect([response.status, (await fieldsOf(response))[field]]).toEqual([400, problem])
  expect(await town.counts()).toEqual(before)
})

const people: [unknown, string][] = [
  [0, 'minimum'],
  [-1, 'minimum'],
  [1.5, 'ungueltig'],
  [1e9, 'maximum'],
  ['NaN', 'ungueltig'],
  ['zwei', 'ungueltig'],
  ['', 'fehlt'],
  [null, 'ungueltig'],
  [[2], 'ungueltig'],
]

test.each(people)('%o people are refused', async (anzahl_personen, problem) => {
  const response = await town.post('fuehrung', { ...tour, ...travelling(), anzahl_personen })
  expect([response.status, await fieldsOf(response)]).toEqual([400, { anzahl_personen: problem }])
})

test('spec 4: a package without package or hotel in the address is an error', async () => {
  const before = await town.counts()
  for (const query of [{}, { pauschale: 'tannen-und-thermen' }, { hotel: 'waldhorn' }]) {
    const response = await town.post('pauschale', { ...offer, ...travelling(), query })
    expect(response.status).toBe(400)
  }
  expect(await town.counts()).toEqual(before)
})

test('spec 5: the departure may not lie before the arrival', async () => {
  const query = { pauschale: 'a', hotel: 'b' }
  const body = { ...offer, datum_bis: '2031-05-01', ...travelling(), query }
  const response = await town.post('pauschale', body)
  expect(await fieldsOf(response)).toEqual({ datum_bis: 'vor_beginn' })
})

test('W7: the contact form needs telephone or mail', async () => {
  const response = await town.post('kontakt', { ...message, telefon: '', ...travelling() })
  expect([response.status, await fieldsOf(response)]).toEqual([400, { email: 'fehlt' }])
})

/** Refused by what it says of its size: whoever sends on may never read the answer. */
const tooMuch =
  'POST /api/cms/anfragen/kontakt HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 36000001\r\n\r\n'

test('what is no request of the website is refused, never with a 500', async () => {
  const body = { ...message, ...travelling() }
  const expected: [string, Promise<{ status: number }>, number][] = [
    ['a form there is not', town.post('gibt-es-nicht', body), 404],
    ['a name every object has', town.post('constructor', body), 404],
    ['no JSON', town.post('kontakt', '{'), 400],
    ['a list', town.post('kontakt', '[]'), 400],
    ['null', town.post('kontakt', 'null'), 400],
    ['plain text', town.post('kontakt', 'x', { 'Content-Type': 'text/plain' }), 415],
    ['a form', town.post('kontakt', 'a=b', { 'Content-Type': 'multipart/form-data' }), 415],
    ['a browser', town.post('kontakt', body, { Origin: 'http://localhost:3000' }), 403],
    ['another browser', town.post('kontakt', body, { 'Sec-Fetch-Site': 'same-origin' }), 403],
    ['no key', town.post('kontakt', { ...body, schluessel: 'x' }), 400],
    ['too much', sendRaw(town.api.port, tooMuch), 413],
    ['a look', fetch(`${town.api.url}/api/cms/anfragen/kontakt`), 404],
    ['a list of them', fetch(`${town.api.url}/api/cms/anfragen`), 404],
  ]
  for (const [what, response, status] of expected)
    expect([what, (await response).status]).toEqual([what, status])
})

test('T60: a form sent faster than anybody can is asked to wait; without a script nobody is judged', async () => {
  const before = (await town.counts())[0] ?? 0
  const body = { ...message, ...travelling() }
  const hasty = await town.post('kontakt', { ...body, dauer: '300' })
  expect([hasty.status, hasty.headers.get('retry-after')]).toEqual([429, '2'])
  expect((await town.counts())[0]).toBe(before)
  // The same request a moment later is taken: nothing is lost.
  expect((await town.post('kontakt', { ...body, dauer: '1500' })).status).toBe(200)
  for (const dauer of [undefined, null, '', 'x', -1, '1e3'])
    expect((await town.post('kontakt', { ...message, ...travelling(), dauer })).status).toBe(200)
  expect((await town.counts())[0]).toBe(before + 7)
})

test('T63: the confirmations of an address are found by an index', async () => {
  const plan = await town.client.query<Record<string, string>>(
    `explain select count(*) from mails where lower(an) = 'a@b.example'
       and anlass like 'anfrage:%:bestaetigung' and created_at > now() - interval '1 hour'`,
  )
  const lines = plan.rows.flatMap((row) => Object.values(row)).join('\n')
  expect(lines).toContain('mails_bestaetigungen')
})

const rights = { bildtext: 'Ein Akkordeon', bildcopyright: 'Foto: Akkordeonfreunde' }

test('T45, T46: what is no picture, or half of one, is refused and leaves nothing', async () => {
  const before = await town.counts()
  const whole = (await png(800, 600)).subarray(0, 300)
  const files: [string, Buffer, string][] = [
    ['markup', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'datei_art'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'datei_art'],
    ['half a picture', whole, 'datei_art'],
    ['more than 10 MB', Buffer.alloc(10_000_001, 0xff), 'datei_gross'],
  ]
  for (const [what, data, problem] of files) {
    const bild = { name: 'x.png', daten: data.toString('base64') }
    const response = await town.post('veranstaltung', {
      ...event,
      ...rights,
      bild,
      ...travelling(),
    })
    expect([what, response.status, await fieldsOf(response)]).toEqual([
      what,
      400,
      { bild: problem },
    ])
  }
  const noRights = {
    ...event,
    bild: { name: 'x.png', daten: (await png(800, 600)).toString('base64') },
    ...travelling(),
  }
  const response = await town.post('veranstaltung', noRights)
  expect(await fieldsOf(response)).toEqual({ bildtext: 'fehlt', bildcopyright: 'fehlt' })
  expect(await town.counts()).toEqual(before)
})
