import { eingang, type FormName, formNames } from '@kurstadt/contract/forms'
import { beforeAll, expect, test } from 'vitest'
import {
  draftsOf,
  event,
  message,
  offices,
  openTakingApart,
  sampleOf,
  travelling,
} from './anfragen.ts'

let town: Awaited<ReturnType<typeof openTakingApart>>

beforeAll(async () => {
  town = await openTakingApart()
})

async function rowOf(referenz: string) {
  const nummer = Number(referenz.replace('A-', ''))
  const { rows } = await town.client.query<Record<string, unknown>>(
    'select * from anfragen where nummer = $1',
    [nummer],
  )
  return rows[0] ?? {}
}

test('a suggested event is a draft, a request and two letters, kept together', async () => {
  const before = await town.counts()
  const response = await town.post('veranstaltung', { ...event, ...travelling() })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const { referenz } = eingang.parse(await response.json())
  const after = await town.counts()
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 0, 2, 2])
  const row = await rowOf(referenz)
  expect(row).toMatchObject({
    art: 'veranstaltung',
    status: 'neu',
    name: 'Renate Hollerbusch',
    email: 'vorstand@akkordeon.example',
    sprache: 'de',
    pfad: '/de/veranstaltungseintrag/',
  })
  const { rows } = await town.client.query<Record<string, unknown>>(
    `select v._status, v.bearbeitungsstand, v.datum_von::text, l.titel, v.interne_notiz, v.veranstalter
     from veranstaltungen v join veranstaltungen_locales l on l._parent_id = v.id where v.id = $1`,
    [(await draftsOf(town, referenz))[0]?.id],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    _status: 'draft',
    bearbeitungsstand: 'pruefung',
    titel: event.titel,
    veranstalter: event.veranstalter,
  })
  expect(String(rows[0]?.datum_von)).toMatch(/^2031-12-06/)
  expect(String(rows[0]?.interne_notiz)).toContain(event.wiederholung)
})

test('T61, T62: the office hears everything, the sender a number and nothing that was typed', async () => {
  const titel = 'Kaufen Sie hier https://betrug.example'
  const response = await town.post('veranstaltung', { ...event, titel, ...travelling() })
  const { referenz } = eingang.parse(await response.json())
  const { rows } = await town.client.query<{ an: string; betreff: string; text: string }>(
    'select an, betreff, text from mails where betreff like $1 order by an',
    [`%${referenz}%`],
  )
  const [office, sender] = rows
  expect([office?.an, sender?.an]).toEqual([offices.tourismus, event.email])
  expect(office?.text).toContain(titel)
  expect(office?.betreff).not.toContain('betrug')
  expect(sender?.text).toContain(referenz)
  expect(`${sender?.betreff} ${sender?.text}`).not.toMatch(/betrug|Renate/)
})

test('T61: recipients come from the settings of the site, whatever is sent', async () => {
  const body = { ...message, ...travelling(), an: 'x@y.example', empfaenger: 'x@y.example' }
  const { referenz } = eingang.parse(await (await town.post('kontakt', body)).json())
  const { rows } = await town.client.query<{ an: string }>(
    'select an from mails where betreff like $1',
    [`%${referenz}%`],
  )
  expect(rows).toEqual([{ an: offices.rathaus }])
})

test('F12: sent twice, at once or later, a request is one', async () => {
  const body = { ...message, ...travelling() }
  const before = await town.counts()
  const answers = await Promise.all([1, 2, 3, 4].map(() => town.post('kontakt', body)))
  answers.push(await town.post('kontakt', body))
  const numbers = await Promise.all(answers.map(async (one) => eingang.parse(await one.json())))
  expect(new Set(numbers.map(({ referenz }) => referenz)).size).toBe(1)
  const after = await town.counts()
  expect([(after[0] ?? 0) - (before[0] ?? 0), (after[3] ?? 0) - (before[3] ?? 0)]).toEqual([1, 1])
})

const tourism: readonly FormName[] = ['veranstaltung', 'fuehrung', 'pauschale', 'brancheneintrag']

test.each(formNames)(
  '%s: is kept with the address it came from, and its office is told, of a notice once it is confirmed',
  async (name) => {
    const query = sampleOf(name).query ?? {}
    const response = await town.post(name, { ...sampleOf(name).fields, ...travelling(), query })
    const { referenz } = eingang.parse(await response.json())
    expect(await rowOf(referenz)).toMatchObject({ art: name, query, status: 'neu' })
    const { rows } = await town.client.query<{ an: string }>(
      'select an from mails where betreff like $1 order by an',
      [`Neue Anfrage ${referenz}:%`],
    )
    const office = tourism.includes(name) ? offices.tourismus : offices.rathaus
    expect(rows).toEqual(name === 'schwarzes-brett' ? [] : [{ an: office }])
  },
)

test('T60: a filled honeypot is an error and nothing is stored', async () => {
  const before = await town.counts()
  const response = await town.post('kontakt', { ...message, ...travelling(), firma: 'ACME' })
  expect(response.status).toBe(400)
  expect(await town.counts()).toEqual(before)
})

test('people write as they write: emoji, right to left, marks apart, markup, half letters', async () => {
  const betreff = 'مرحبا 🎻 Cafe\u0301 <script>alert(1)</script> \ud83d Ende'
  const response = await town.post('kontakt', { ...message, betreff, ...travelling() })
  const { referenz } = eingang.parse(await response.json())
  const row = await rowOf(referenz)
  expect(row.daten).toMatchObject({
    betreff: 'مرحبا 🎻 Café <script>alert(1)</script> � Ende',
  })
})

test('T66: what a form does not have is not kept, and no prototype is touched', async () => {
  const query = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 'x'.repeat(300)]),
  )
  const fields = { ...message, ...travelling(), status: 'erledigt', notizen: 'x', bearbeiter: '1' }
  const text = JSON.stringify({ ...fields, query }).replace(
    '"query":{',
    '"query":{"__proto__":"böse",',
  )
  const response = await town.post('kontakt', text.replace('{', '{"__proto__":{"isAdmin":true},'))
  const row = await rowOf(eingang.parse(await response.json()).referenz)
  expect(row).toMatchObject({ status: 'neu', notizen: null, bearbeiter_id: null })
  const kept = Object.entries(row.query ?? {})
  expect(kept).toHaveLength(30)
  expect(kept.every(([, value]) => String(value).length === 200)).toBe(true)
  expect(kept.map(([name]) => name)).not.toContain('__proto__')
})

test('T63: whoever is named in many requests gets three confirmations within an hour', async () => {
  const email = 'fremd@post.example'
  for (let count = 0; count < 5; count += 1)
    await town.post('kontakt', { ...message, email, telefon: '', ...travelling() })
  const { rows } = await town.client.query('select 1 from mails where an = $1', [email])
  expect(rows).toHaveLength(3)
})

test('T67: nothing of what people said is in the log', async () => {
  expect(town.api.log.join('\n')).not.toMatch(/Hollerbusch|akkordeon\.example|Öztaş|post\.example/)
})
