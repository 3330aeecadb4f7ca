import { expect, test } from 'vitest'
import { inGermanByDefault } from './default-locale.ts'

const echo = inGermanByDefault(async (request: Request, _args: null) =>
  Response.json({ url: request.url, method: request.method, body: await request.text() }),
)

async function ask(url: string, body = '{}'): Promise<unknown> {
  return (await echo(new Request(url, { method: 'PATCH', body }), null)).json()
}

test('a call that names no language is about German and keeps its method and body', async () => {
  const expected = { url: 'http://x/api/seiten?locale=de', method: 'PATCH', body: '{"a":1}' }
  expect(await ask('http://x/api/seiten', '{"a":1}')).toEqual(expected)
})

test('a call that names a language keeps it', async () => {
  const url = 'http://x/api/seiten?locale=en'
  expect(await ask(url)).toMatchObject({ url })
})
