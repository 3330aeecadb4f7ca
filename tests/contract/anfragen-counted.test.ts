import { errorBody } from '@kurstadt/contract'
import { formSamples } from '@kurstadt/contract/examples'
import { beforeAll, expect, test } from 'vitest'
import { event, message, openTaking, type Taking, travelling } from './anfragen.ts'
import { onWire } from './attachments.ts'
import { type ApiProcess, startApi } from './content-api.ts'
import { png } from './uploading.ts'

// What one sender may send and ask is counted for all processes together (T46, T60, T65).

let town: Taking
let other: ApiProcess

beforeAll(async () => {
  town = await openTaking()
  other = await startApi(town.environment)
})

/** Sends something to one of the processes. */
function post(url: string, call: string, body: object, who: string): Promise<Response> {
  return fetch(`${url}/api/cms/anfragen/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Absender': who },
    body: JSON.stringify(body),
  })
}

test('T60: beyond ten requests in ten minutes a sender is asked to wait', async () => {
  const headers = { 'X-Absender': 'immer derselbe' }
  const send = () => town.post('kontakt', { ...message, ...travelling() }, headers)
  const statuses: number[] = []
  for (let count = 0; count < 10; count += 1) statuses.push((await send()).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const refused = await send()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
  errorBody.parse(await refused.json())
})

test('T60: the ten requests are counted for all processes together, repeats not at all', async () => {
  const who = 'auf zwei Wegen'
  const send = (url: string, body: object) => post(url, 'kontakt', body, who)
  const statuses: number[] = []
  const first = { ...message, ...travelling() }
  statuses.push((await send(town.api.url, first)).status)
  for (let count = 0; count < 5; count += 1) statuses.push((await send(other.url, first)).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  for (let count = 1; count < 10; count += 1) {
    const { url } = count % 2 === 0 ? town.api : other
    expect([count, (await send(url, { ...message, ...travelling() })).status]).toEqual([count, 200])
  }
  const before = await town.counts()
  for (const { url } of [town.api, other])
    expect((await send(url, { ...message, ...travelling() })).status).toBe(429)
  // A draft that would have been made of it goes too.
  const refused = await post(other.url, 'veranstaltung', { ...event, ...travelling() }, who)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
  expect(await town.counts()).toEqual(before)
  // What is kept of a sender says nothing, and the time is over one day.
  const { rows } = await town.client.query<{ wer: string }>('select wer from kontingente')
  expect(rows.map(({ wer }) => wer)).not.toContain(who)
  await town.client.query('update kontingente set bis = now()')
  expect((await send(other.url, { ...message, ...travelling() })).status).toBe(200)
})

test('F21: a clock that was set back holds nobody back until it has caught up', async () => {
  const ask = () =>
    post(other.url, 'kontakt', { ...message, ...travelling() }, 'vor der Umstellung')
  expect((await ask()).status).toBe(200)
  const full = `update kontingente set menge = 10, bis = bis + $1::interval`
  await town.client.query(full, ['0 seconds'])
  expect((await ask()).status).toBe(429)
  await town.client.query(full, ['1 day'])
  expect((await ask()).status).toBe(200)
})

test('T46: bytes of pictures are counted for all processes together, those of a refused report not at all', async () => {
  const who = 'mit vielen Fotos'
  const photo = onWire('a.png', await png(60, 40))
  const report = (url: string) => {
    const body = { ...formSamples.schaden.fields, fotos: [photo], ...travelling() }
    return post(url, 'schaden', body, who)
  }
  expect((await report(town.api.url)).status).toBe(200)
  // As if the photo had been large: less than one more is left of the fifty megabytes.
  const large = await town.client.query(
    'update kontingente set menge = 50000000 - menge + 1 where menge > 10',
  )
  expect(large.rowCount).toBe(1)
  const before = await town.counts()
  for (const { url } of [other, town.api]) {
    const refused = await report(url)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  }
  expect(await town.counts()).toEqual(before)
  expect((await post(other.url, 'kontakt', { ...message, ...travelling() }, who)).status).toBe(200)
  await town.client.query('update kontingente set menge = menge - 1 where menge > 10')
  expect((await report(other.url)).status).toBe(200)
  expect((await report(town.api.url)).status).toBe(429)
})

test('T65: looks at status pages are counted for all processes together', async () => {
  const look = ({ url }: { url: string }, who: string) =>
    post(url, 'status', { zugang: 'x'.repeat(22) }, who)
  const answers = await Promise.all(
    Array.from({ length: 62 }, (_, index) => look(index % 2 === 0 ? town.api : other, 'neugierig')),
  )
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(60)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  expect((await look(other, 'jemand anders')).status).toBe(404)
})
