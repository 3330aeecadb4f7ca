import { randomUUID } from 'node:crypto'
import { errorBody } from '@kurstadt/contract'
import { formDefinitions } from '@kurstadt/contract/form-definitions'
import { type FieldSpec, type FormName, fieldNamesOf, formNames } from '@kurstadt/contract/forms'
import { beforeAll, expect, test } from 'vitest'
import { openTakingApart, sampleOf, travelling } from './anfragen.ts'

// What may be typed into every field of every form, and what comes of it (spec 5; T60, T61, T66).

let town: Awaited<ReturnType<typeof openTakingApart>>

beforeAll(async () => {
  town = await openTakingApart()
})

type Kind = 'line' | 'area' | 'email' | 'tel' | 'url' | 'day' | 'time' | 'count' | 'choice' | 'tick'

/** What is typed at a field, by how it is filled in; `null` where nobody types. */
const kinds: Record<FieldSpec['kind'], Kind | null> = {
  text: 'line',
  area: 'area',
  email: 'email',
  tel: 'tel',
  url: 'url',
  date: 'day',
  time: 'time',
  number: 'count',
  choice: 'choice',
  select: 'choice',
  check: 'tick',
  place: null,
  consent: null,
  picture: null,
  pictures: null,
}

/** What comes of a value: words of the list, one of which its field is refused with; or it is taken. */
type Row = [what: string, value: unknown, comes: readonly string[]]

const taken = ['taken']
const million = 'x'.repeat(1_000_000)
const texts = {
  emoji: '😀👩‍🚒 Öl',
  rtl: 'مرحبا ‏بكم',
  script: '<script>alert(1)</script>',
  nfd: 'Müller'.normalize('NFD'),
  break: 'eins\r\nBcc: x@y.example',
}
/** Values that no field takes as what they are. */
const notText: Row[] = [
  ['a number', 7, ['ungueltig']],
  ['a list', ['x'], ['ungueltig']],
  ['an object', { toString: 'x' }, ['ungueltig']],
]
const odd = Object.entries(texts)
const strange = (comes: readonly string[]): Row[] =>
  odd.map(([what, value]) => [what, value, comes])

const rows: Record<Kind, Row[]> = {
  line: [
    ['a megabyte', million, ['lang']],
    // A postcode is short.
    ...strange(['taken', 'lang']).slice(0, -1),
    ['a line break', texts.break, ['zeichen', 'lang']],
    ...notText,
  ],
  area: [
    ['a megabyte', million, ['lang']],
    ...strange(taken),
    ['three links', 'https://a.example www.b.example http://c.example', taken],
    ['four links', 'https://a.example '.repeat(4), ['links']],
    ...notText,
  ],
  email: [
    ['a megabyte', million, ['lang']],
    ...strange(['ungueltig', 'zeichen']),
    ['two of them', 'a@b.example,c@d.example', ['ungueltig']],
    ['a domain with umlauts', 'info@müller.example', taken],
    ...notText,
  ],
  tel: [['a megabyte', million, ['lang']], ...strange(['ungueltig', 'zeichen']), ...notText],
  url: [
    ['a megabyte', `https://${million}`, ['lang']],
    ...strange(['ungueltig', 'zeichen']),
    ['a script', 'javascript:alert(1)', ['ungueltig']],
    ...notText,
  ],
  day: [
    ['a megabyte', million, ['ungueltig']],
    ...strange(['ungueltig']),
    ['30.02.', '30.02.2031', ['ungueltig']],
    ['30 February', '2031-02-30', ['ungueltig']],
    ['a day that is over', '2001-01-01', ['vergangen']],
    ['a year that is a slip', '9999-01-01', ['ungueltig']],
    ...notText,
  ],
  time: [
    ['a megabyte', million, ['ungueltig']],
    ['25 o’clock', '25:00', ['ungueltig']],
    ...strange(['ungueltig']),
    ...notText,
  ],
  count: [
    ['nobody', 0, ['minimum']],
    ['minus one', -1, ['minimum']],
    ['one and a half', 1.5, ['ungueltig']],
    ['a thousand million', 1e9, ['maximum']],
    ['NaN', 'NaN', ['ungueltig']],
    ['Infinity', 'Infinity', ['ungueltig']],
    ['a megabyte', million, ['ungueltig']],
    ['an object', {}, ['ungueltig']],
    ...strange(['ungueltig']),
  ],
  choice: [
    ['something else', 'toString', ['ungueltig']],
    ['a megabyte', million, ['ungueltig']],
    ...strange(['ungueltig']),
    ...notText,
  ],
  tick: [['a megabyte', million, taken], ...strange(taken), ['a list', ['on'], taken]],
}

/** What has an address in it, of which a notice has none. */
const isLinked = (what: string) => /links$|^break$/.test(what)

const empty = ['', ' \t\r\n ', null]

function rowsOf(name: FormName, field: string): Row[] {
  const asked = formDefinitions[name].groups.flatMap(({ fields }) => fields)
  const kind = kinds[asked.find((one) => one.name === field)?.kind ?? 'text'] ?? 'line'
  if (kind === 'tick') return rows.tick
  const isNeeded = sampleOf(name).needed.includes(field)
  // Of the contact form's two ways to answer one is needed: without it the other is missing.
  const isWay = name === 'kontakt' && field === 'telefon'
  const isOnBoard = name === 'schwarzes-brett' && ['titel', 'text', 'preis'].includes(field)
  const missing = isNeeded ? ['fehlt', 'ungueltig'] : taken
  return [
    ...empty.map(
      (value): Row => [`nothing (${JSON.stringify(value)})`, value, isWay ? ['other'] : missing],
    ),
    ...rows[kind].map(
      ([what, value, comes]): Row => [what, value, isOnBoard && isLinked(what) ? ['links'] : comes],
    ),
  ]
}

/** An address has ten notices at most. */
const ownAddress = (name: FormName) =>
  name === 'schwarzes-brett' ? { email: `${randomUUID()}@post.example` } : {}

/** `taken`, the word at the field, or `other` when another field is refused. */
async function outcomeOf(name: FormName, field: string, value: unknown): Promise<string> {
  const query = sampleOf(name).query ?? {}
  const response = await town.post(name, {
    ...sampleOf(name).fields,
    ...travelling(),
    ...ownAddress(name),
    query,
    [field]: value,
  })
  if (response.status === 200) return 'taken'
  const { error } = errorBody.parse(await response.json())
  if (response.status !== 400) return `${response.status}`
  return error.fields?.[field] ?? 'other'
}

/** Judged elsewhere: consent and pictures, and what goes with a picture. */
const elsewhere = ['datenschutz', 'bild', 'fotos', 'standort', 'zeige_telefon']

test.each(formNames)('%s: each field takes what it can and names what it cannot', async (name) => {
  const odds: unknown[] = []
  const fields = fieldNamesOf(name).filter((field) => !elsewhere.includes(field))
  for (const field of fields)
    await Promise.all(
      rowsOf(name, field).map(async ([what, value, comes]) => {
        const outcome = await outcomeOf(name, field, value)
        if (!comes.includes(outcome)) odds.push({ field, what, outcome, comes })
      }),
    )
  expect(odds).toEqual([])
})

test.each(formNames)('%s: without consent nothing is sent', async (name) => {
  for (const value of [undefined, false, '', 'nein', 0, [true]])
    expect(await outcomeOf(name, 'datenschutz', value)).toBe('zustimmung')
})

test.each(formNames)('%s: ten thousand keys and __proto__ change nothing', async (name) => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, key) => [`k${key}`, key]))
  const sent = {
    ...sampleOf(name).fields,
    ...travelling(),
    query: sampleOf(name).query ?? {},
    ...many,
  }
  const json = `{"__proto__":{"datenschutz":true,"email":"x@y.example"},${JSON.stringify(sent).slice(1)}`
  const response = await town.post(name, json)
  expect(response.status).toBe(200)
  const { rows: kept } = await town.client.query<{ daten: Record<string, unknown> }>(
    'select daten from anfragen order by nummer desc limit 1',
  )
  expect(
    Object.keys(kept[0]?.daten ?? {}).filter((key) => !fieldNamesOf(name).includes(key)),
  ).toEqual([])
  const without = `{"__proto__":{"datenschutz":true},${JSON.stringify({ ...sent, datenschutz: '' }).slice(1)}`
  expect((await town.post(name, without)).status).toBe(400)
  expect({}).not.toHaveProperty('datenschutz')
})

test.each(formNames)('%s: only JSON from the website is read', async (name) => {
  const body = { ...sampleOf(name).fields, ...travelling(), query: sampleOf(name).query ?? {} }
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']
  for (const type of types)
    expect((await town.post(name, body, { 'Content-Type': type })).status).toBe(415)
  expect((await town.post(name, body, { Origin: 'https://evil.example' })).status).toBe(403)
})

test('NFD and NFC are one spelling when they are kept', async () => {
  await outcomeOf('kontakt', 'betreff', texts.nfd)
  const { rows: kept } = await town.client.query<{ daten: { betreff: string } }>(
    'select daten from anfragen order by nummer desc limit 1',
  )
  expect(kept[0]?.daten.betreff).toBe('Müller')
})

test('nothing that was typed is in the log, and nothing there was a fault of ours', () => {
  expect(town.api.log.join('\n')).not.toMatch(/"level":50|Bcc|script/)
})
