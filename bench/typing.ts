import type { Browser, Page } from '@playwright/test'
import { report } from './report.ts'

/** Some words of a name, and what nobody is called. */
const typed = 'amt fur hundewesen x'.split('')
/** Milliseconds between two keys of somebody who types fast. */
const pace = 120

/** Notes the longest time that the page takes to answer a key; runs in the page. */
function updateSlowest(): void {
  let slowest = 0
  const asked = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        slowest = Math.max(slowest, entry.duration)
    document.documentElement.dataset.slowest = String(slowest)
  }).observe(asked)
}

/**
 * Something that always moves: a frame in which only a letter is new may wait in headless Chromium
 * until the next one, and the key with it.
 */
function keepPainting(): void {
  const dot = document.createElement('div')
  dot.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 2px; block-size: 2px'
  document.body.append(dot)
  dot.animate([{ background: 'red' }, { background: 'blue' }], { duration: 300, iterations: 1e6 })
}

/** For comparison: nobody hears what is typed. */
function stopFilter(): void {
  document.addEventListener('input', (event) => event.stopImmediatePropagation(), true)
}

async function slowestAnswer(page: Page, url: string, prepare: () => void): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2500)
  await page.evaluate(keepPainting)
  await page.evaluate(prepare)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const field = page.getByRole('searchbox').last()
  await field.focus()
  await page.evaluate(updateSlowest)
  for (const key of [...typed, ...typed.map(() => 'Backspace')]) {
    await field.press(key === ' ' ? 'Space' : key)
    await page.waitForTimeout(pace)
  }
  await page.waitForTimeout(1000)
  const slowest = await page.evaluate(() => document.documentElement.dataset.slowest)
  await page.context().close()
  return Number(slowest ?? 0)
}

/**
 * The slowest answer to a key while somebody types into the filter, at a quarter of the speed
 * (Interaction to Next Paint), and next to it that of a field that filters nothing.
 */
export async function measureTyping(url: string, browser: Browser): Promise<void> {
  const run = async (prepare: () => void) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    return slowestAnswer(await context.newPage(), url, prepare)
  }
  const without = await run(stopFilter)
  const value = await run(() => undefined)
  report({
    name: 'guide: INP of 40 keys in the filter, 4× slower',
    value,
    unit: 'ms',
    target: `< 100   ${without} ms where nothing is filtered`,
    ok: value < 100,
  })
}
