import { anfragestatus, eingang } from '@kurstadt/contract/forms'
import { beforeAll, expect, test } from 'vitest'
import { openTaking, type Taking, tour, travelling } from './anfragen.ts'

// What the sender of a request and the office get to see of it (T62, T65, T67).

let town: Taking

beforeAll(async () => {
  town = await openTaking()
})

async function rowOf(referenz: string): Promise<Record<string, unknown>> {
  const { rows } = await town.client.query<Record<string, unknown>>(
    'select * from anfragen where nummer = $1',
    [Number(referenz.replace('A-', ''))],
  )
  return rows[0] ?? {}
}

const statusOf = (zugang: string, sender = 'a') =>
  fetch(`${town.api.url}/api/cms/anfragen/status`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Absender': sender },
    body: JSON.stringify({ zugang }),
  })

test('T65: the link of a request shows its sender how it stands, and is kept nowhere', async () => {
  const body = { ...tour, ...travelling(), sprache: 'en' }
  const first = eingang.parse(await (await town.post('fuehrung', body)).json())
  const again = eingang.parse(await (await town.post('fuehrung', body)).json())
  expect(again).toEqual(first)
  const zugang = first.verlauf.split('/')[3] ?? ''
  expect(first.verlauf).toBe(`/en/request-status/${zugang}/`)
  const response = await statusOf(zugang)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const status = anfragestatus.parse(await response.json())
  expect(status).toMatchObject({ referenz: first.referenz, status: 'neu', nachrichten: [] })
  expect(JSON.stringify(status)).not.toMatch(/Wollmann|Gerbergasse/)
  expect(JSON.stringify(await rowOf(first.referenz))).not.toContain(zugang)
  const { rows } = await town.client.query<{ text: string }>(
    'select text from mails where an = $1 and betreff = $2',
    [tour.email, `Your request ${first.referenz}`],
  )
  expect(rows[0]?.text).toContain(first.verlauf)
})

test('T65: an unknown link and one that is none are not found, and guessing is slowed down', async () => {
  for (const zugang of ['x'.repeat(22), '', "' or 1=1 --", 'x'.repeat(5000)])
    expect((await statusOf(zugang)).status).toBe(404)
  const answers = await Promise.all(
    Array.from({ length: 61 }, (_, index) => statusOf(String(index).padStart(22, 'y'), 'guesser')),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await statusOf('x'.repeat(22), 'somebody else')).status).toBe(404)
})

test('the office reads German words in the order of the form, days and times as Germans write them', async () => {
  const fields = {
    ...tour,
    bemerkung: 'Zwei Kinder\nVon: Wer anders',
    ...travelling(),
    sprache: 'en',
  }
  const { referenz } = eingang.parse(await (await town.post('fuehrung', fields)).json())
  const { rows } = await town.client.query<{ text: string }>(
    'select text from mails where betreff = $1',
    [`Neue Anfrage ${referenz}: Führung`],
  )
  expect(rows[0]?.text.split('\n\n')[1]).toBe(
    [
      'Von: Eberhard Wollmann',
      'E-Mail: wollmann@post.example',
      'Führung: Altstadt',
      'Tag: Freitag, 2. Mai 2031',
      'Uhrzeit: 14:30 Uhr',
      'Personen: 2',
      'Straße und Hausnummer: Gerbergasse 3',
      'Postleitzahl: 00375',
      'Ort: Silbertal',
      'Bemerkung: Zwei Kinder',
      '    Von: Wer anders',
    ].join('\n'),
  )
})
