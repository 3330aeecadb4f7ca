/** The authority guide with 9,999 procedures and 500 offices: bytes, first render, typing, search. */
import type { Browser, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import pg from 'pg'
import { chromiumArguments, chromiumPath } from '../tests/support/chromium.ts'
import { makeLargeGuide, removeLargeGuide } from './large-guide.ts'
import { given, percentile, report } from './report.ts'
import { measureTyping } from './typing.ts'

const size = { aemter: 500, verfahren: 9_999 }
const website = given('WEBSITE_URL')
const api = given('CONTENT_API_URL')
const home = '/de/behoerdenlotse/'
const guide = `${home}wegweiser/`
const runs = 3

/** What somebody types: a name, an everyday word, a mistake, nothing that is there. */
const searches = ['Hundegebühr', 'Formblatt 300', 'Hundegebuhr', 'Jagdausweiss', 'Xylophonverleih']

const client = new pg.Client({ connectionString: given('DATABASE_URL') })
await client.connect()
const small = await bytesOf(guide)
await makeLargeGuide(client, size)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
try {
  await untilShown(guide, 'Ökokontourkunde')
  await measureBytes()
  await measureRender(guide)
  await measureRender(home)
  await measureTyping(`${website}${home}`, browser)
  for (const q of searches) await measureSearch(q)
} finally {
  await browser.close()
  await removeLargeGuide(client)
  await client.end()
}

/** The change feed takes a moment to reach the website. */
async function untilShown(path: string, text: string): Promise<void> {
  for (let second = 0; second < 60; second += 1) {
    const html = await (await fetch(`${website}${path}`)).text()
    if (html.includes(text)) return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error(`${path} never showed ${text}`)
}

/** Bytes of a page as every visitor gets it, the first after a change too. */
async function bytesOf(path: string): Promise<number> {
  const answer = await fetch(`${website}${path}`, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  return Number(answer.headers.get('content-length'))
}

async function measureBytes(): Promise<void> {
  const value = (await bytesOf(guide)) / 1000
  const ratio = `${(value / (small / 1000)).toFixed(1)} × the demo town’s`
  report({
    name: 'guide: HTML of 9,999, brotli',
    value,
    unit: 'kB',
    target: `< 150   ${ratio}`,
    ok: value < 150,
  })
}

async function slowPage(from: Browser): Promise<Page> {
  const context = await from.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** Milliseconds until the first words of the page are painted, at a quarter of the speed. */
async function measureRender(path: string): Promise<void> {
  const taken: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const page = await slowPage(browser)
    await page.goto(`${website}${path}`, { waitUntil: 'load' })
    taken.push(await page.evaluate(paintedAt))
    await page.context().close()
  }
  const value = percentile(taken, 0.5)
  const name = `guide: first render of ${path}, 4× slower`
  report({ name, value, unit: 'ms', target: '< 1000', ok: value < 1000 })
}

/** Runs in the page, so it knows nothing of this file. */
function paintedAt(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
}

/** Milliseconds below which 95 of 100 answers to a call stay. */
async function p95(call: string): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < 50; round += 1) {
    const before = performance.now()
    const answer = await fetch(`${api}/api/cms/${call}`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${call}: ${answer.status}`)
    if (round >= 10) taken.push(performance.now() - before)
  }
  return percentile(taken, 0.95)
}

/** The smallest call there is tells how busy the machine is. */
async function measureSearch(q: string): Promise<void> {
  const query = new URLSearchParams({
    q,
    gruppiert: 'true',
    pro_seite: '9999',
    ausfuehrlich_bis: '400',
  })
  const value = await p95(`wegweiser_verfahren?${query}`)
  const ratio = `${(value / (await p95('einstellungen'))).toFixed(1)} × the smallest call`
  const name = `guide: search for ${q}, p95`
  report({ name, value, unit: 'ms', target: `< 50   ${ratio}`, ok: value < 50 })
}
