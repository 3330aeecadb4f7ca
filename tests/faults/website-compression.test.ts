import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../../apps/website/server/app-door.ts'
import { rawGet, sendRaw } from '../support/raw-http.ts'
import { startTestWebsite, type TestWebsite } from '../support/website.ts'

// The largest page there is has to stay small for the first visitor after a change too (spec 9).

const names = Array.from({ length: 6000 }, (_, n) => {
  const word = (n * 2_654_435_761).toString(36)
  return `<li><a href="/de/behoerdenlotse/wegweiser/${word}-id_${n}/">${word} ${n}</a></li>`
})
const page = `<!DOCTYPE html><html lang="de"><body><ul>${names.join('')}</ul></body></html>`

function withLargePage(app: App): App {
  async function render(request: Request) {
    const rendered = await app.render(request)
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    return { ...rendered, response: new Response(page, { headers }) }
  }
  return { ...app, render }
}

let site: TestWebsite
beforeAll(async () => {
  site = await startTestWebsite({ wrap: withLargePage })
})
afterAll(() => site.stop())

async function ask(encoding: string) {
  const head = ['Host: localhost', `Accept-Encoding: ${encoding}`]
  const { headers } = await sendRaw(site.port, rawGet('/de/veranstaltungen/', head))
  const [cache, coding] = [headers.get('x-cache'), headers.get('content-encoding')]
  return { cache, coding, bytes: Number(headers.get('content-length')) }
}

test('whoever asks for a page first gets no more bytes than everybody after', async () => {
  const first = await ask('br')
  expect(first).toMatchObject({ cache: 'miss', coding: 'br' })
  expect(await ask('br')).toEqual({ ...first, cache: 'hit' })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await ask('br')).toEqual({ ...first, cache: 'hit' })
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const least = brotliCompressSync(page, { params }).byteLength
  expect(first.bytes).toBeLessThan(least * 1.1)
})

test('a stored page is compressed for the first who wants it otherwise', async () => {
  await ask('br')
  expect(await ask('gzip')).toMatchObject({ cache: 'hit', coding: 'gzip' })
})
