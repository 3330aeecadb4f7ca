import { expect, test } from 'vitest'
import { inKnownLocale } from './known-locale.ts'

const echo = inKnownLocale(async (request: Request, _args: null) =>
  Response.json({ url: request.url, method: request.method, body: await request.text() }),
)

async function ask(query: string, body = '{}'): Promise<unknown> {
  const request = new Request(`http://x/api/seiten${query}`, { method: 'PATCH', body })
  return (await echo(request, null)).json()
}

test('a call that names no language is about German and keeps its method and body', async () => {
  const expected = { url: 'http://x/api/seiten?locale=de', method: 'PATCH', body: '{"a":1}' }
  expect(await ask('', '{"a":1}')).toEqual(expected)
})

test.each(['en', 'de', 'all'])('a call about %s stays as it is', async (locale) => {
  const query = `?locale=${locale}`
  expect(await ask(query)).toMatchObject({ url: `http://x/api/seiten${query}` })
})

test.each(['?locale=fr', "?locale=de'--", '?locale='])(
  'a call with %s is about German',
  async (query) => {
    expect(await ask(query)).toMatchObject({ url: 'http://x/api/seiten?locale=de' })
  },
)

test('a question that comes as a form keeps its address, which Payload adds it to', async () => {
  const headers = { 'X-Payload-HTTP-Method-Override': 'GET' }
  const request = new Request('http://x/api/seiten', { method: 'POST', headers, body: 'locale=en' })
  expect(await (await echo(request, null)).json()).toMatchObject({ url: 'http://x/api/seiten' })
})
