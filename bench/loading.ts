/** How the pages of the town load on a slow line and a slow processor, in Chromium. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../tests/support/chromium.ts'
import { observeShift, shiftOf } from '../tests/support/in-page.ts'
import { measuredPages } from '../tests/support/town-pages.ts'
import { given, percentile, report } from './report.ts'

const origin = given('WEBSITE_URL')
const widths = [375, 1280]
const runs = 3

/** Lighthouse's slow 4G, in bytes per second and milliseconds. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
}

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
try {
  for (const [name, path] of Object.entries(measuredPages)) await measurePage(name, path)
} finally {
  await browser.close()
}

async function measurePage(name: string, path: string): Promise<void> {
  const shifts: number[] = []
  for (const width of widths) shifts.push(await shiftWhileLoading(path, width))
  const shift = Math.max(...shifts)
  const common = { name: `loading, ${name}: layout shift, slow line`, value: shift, unit: '' }
  report({ ...common, target: '≤ 0.01', ok: shift <= 0.01 })

  const tasks: number[] = []
  for (let run = 0; run < runs; run += 1) tasks.push(await longTasksOf(path))
  const value = percentile(tasks, 0.5)
  const long = { name: `loading, ${name}: tasks beyond 50 ms, 4× slower`, value, unit: 'ms' }
  report({ ...long, target: '≤ 100', ok: value <= 100 })

  const html = await (await fetch(`${origin}${path}`)).text()
  const largest = await largestElementOf(path)
  const isThere = largest !== '' && html.includes(largest)
  const found = { name: `loading, ${name}: largest element in HTML`, value: Number(isThere) }
  report({ ...found, unit: '', target: '1', ok: isThere })
}

/** Layout shift while fonts, pictures and code come late and the reader scrolls down. */
async function shiftWhileLoading(path: string, width: number): Promise<number> {
  return inPage(browser, width, async (page, session) => {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowLine)
    await page.addInitScript(observeShift)
    await visit(page, path)
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(250)
    }
    await page.waitForLoadState('networkidle')
    return shiftOf(page)
  })
}

/** Milliseconds beyond the first 50 of each task, until nothing more is loaded. */
async function longTasksOf(path: string): Promise<number> {
  return inPage(browser, 375, async (page, session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(() => {
      let beyond = 0
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) beyond += Math.max(0, duration - 50)
        document.documentElement.dataset.beyond = String(beyond)
      }).observe({ type: 'longtask', buffered: true })
    })
    await visit(page, path)
    await page.waitForTimeout(1000)
    return Number(await page.evaluate(() => document.documentElement.dataset.beyond ?? '0'))
  })
}

/** A piece of the element painted largest that its HTML must contain: address or first words. */
async function largestElementOf(path: string): Promise<string> {
  return inPage(browser, 375, async (page) => {
    await visit(page, path)
    return page.evaluate(pieceOfLargest)
  })
}

/** Runs in the page, so it knows nothing of this file. */
function pieceOfLargest(): Promise<string> {
  const pieceOf = (element: unknown) => {
    if (element instanceof HTMLImageElement) return new URL(element.currentSrc).pathname
    const text = element instanceof Element ? element.textContent : null
    return (text ?? '').trim().split(/[\s&]/)[0] ?? ''
  }
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const entry = list.getEntries().at(-1)
      resolve(pieceOf(entry && 'element' in entry ? entry.element : null))
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

async function inPage<Value>(
  from: Browser,
  width: number,
  act: (page: Page, session: CDPSession) => Promise<Value>,
): Promise<Value> {
  const context = await from.newContext({ viewport: { width, height: 800 } })
  try {
    const page = await context.newPage()
    return await act(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

/** A page that is missing ends the measurement. */
async function visit(page: Page, path: string): Promise<void> {
  const answer = await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status()}`)
}
