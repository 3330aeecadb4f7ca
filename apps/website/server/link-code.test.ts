import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { linkCodeAt } from './link-code.ts'
import { drawCode } from './qr.ts'
import { readTarget } from './target.ts'

const baseUrl = 'https://www.bad-silberbronn.example'
const html = `<a class="x" href="mailto:buergerbuero&#64;bad-silberbronn.example">Mail</a>
<a href="https://karte.example/?a=1&amp;b=%C3%BC">Karte</a><a href="/media/plan-1.pdf">Plan</a>
<a href="javascript:alert(1)">x</a><a href="//evil.example/">y</a><abbr href="https://evil.example/">z</abbr>`

/** The code for a link of a page, and the address of the page that was looked at. */
async function ask(seite: string, ziel: string) {
  const asked: string[] = []
  const found = readTarget(`/qr/link.svg?${new URLSearchParams({ seite, ziel })}`)
  if (found.kind !== 'target') throw new Error('refused')
  const facts = {
    status: 200,
    headers: {},
    tags: [],
    isStale: false,
    isCacheable: true,
    findsNothing: false,
  }
  const answer = { ...facts, body: Buffer.from(html), holdsFor: null }
  const svg = await linkCodeAt(found.target, {
    baseUrl,
    content: { knownQueryNames: () => ['q'], queryNames: () => Promise.resolve(['q']) },
    share: { run: (work) => work() },
    pages: {
      shared: ({ url }) => {
        asked.push(url)
        return Promise.resolve({ kind: 'answer', answer, cookies: [] })
      },
    },
  })
  return { svg, asked }
}

async function read(svg: string): Promise<string | undefined> {
  const image = sharp(Buffer.from(svg)).resize(600).flatten({ background: 'white' }).ensureAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test.each([
  ['mailto:buergerbuero@bad-silberbronn.example', 'mailto:buergerbuero@bad-silberbronn.example'],
  ['https://karte.example/?a=1&b=%C3%BC', 'https://karte.example/?a=1&b=%C3%BC'],
  ['/media/plan-1.pdf', `${baseUrl}/media/plan-1.pdf`],
])('the code of a link leads to the target of the link: %s', async (ziel, target) => {
  const { svg } = await ask('/de/behoerdenlotse/', ziel)
  expect(await read(svg ?? '')).toBe(target)
})

test('no code is drawn for what does not stand on the page', async () => {
  for (const ziel of ['https://evil.example/', 'javascript:alert(1)', '//evil.example/', ''])
    expect([ziel, (await ask('/de/behoerdenlotse/', ziel)).svg]).toEqual([ziel, null])
})

test('the page is looked at as everybody sees it, with the query that it knows', async () => {
  const { asked } = await ask('/de/wegweiser/?q=Hund&x=1', '/media/plan-1.pdf')
  expect(asked).toEqual(['/de/wegweiser/?q=Hund'])
})

test('nothing but a page of this site is looked at', async () => {
  for (const seite of ['', '//evil.example/', 'https://evil.example/de/', '/_gallery/', '/de/../'])
    expect(await ask(seite, '/media/plan-1.pdf')).toEqual({ svg: null, asked: [] })
})

test('a long address is still read', async () => {
  const link = `https://karte.example/?${'x'.repeat(900)}`
  expect(await read(drawCode(link))).toBe(link)
})
