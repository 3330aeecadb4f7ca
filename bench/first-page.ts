/** First page in Chromium: bytes and number of files, layout shift, requests to other hosts. */
import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../tests/support/chromium.ts'
import { observeShift, shiftOf } from '../tests/support/in-page.ts'
import { given, report } from './report.ts'

const origin = given('WEBSITE_URL')
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts: { isLater: boolean; bytes: number }[] = []
  const sheets: number[] = []
  const hosts = new Set<string>()
  session.on('Network.responseReceived', ({ response: { url, headers }, type }) => {
    if (url.startsWith('http')) hosts.add(new URL(url).origin)
    // The compressed body as the server sends it, without headers.
    const bytes = Number(headers['Content-Length'])
    // What waits for an idle browser comes in files of this name (build-plugins/chunk-groups.ts).
    if (type === 'Script') scripts.push({ isLater: url.includes('/assets/later-'), bytes })
    if (type === 'Stylesheet') sheets.push(bytes)
  })
  await page.goto(`${origin}/de/`, { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 4000)
  // Long enough for what waits for an idle browser, at most two seconds.
  await page.waitForTimeout(2500)
  await page.waitForLoadState('networkidle')
  await page.evaluate(observeShift)
  await page.waitForTimeout(300)
  const shift = await shiftOf(page)
  const first = scripts.filter(({ isLater }) => !isLater)
  const later = scripts.filter(({ isLater }) => isLater)
  reportBytes('JavaScript', kilobytes(first.map(({ bytes }) => bytes)), 110)
  reportBytes('JavaScript when idle', kilobytes(later.map(({ bytes }) => bytes)), 12)
  reportBytes('JavaScript in all', kilobytes(scripts.map(({ bytes }) => bytes)), 125)
  reportBytes('styles', kilobytes(sheets), 20)
  report({
    name: 'first page: script requests',
    value: first.length,
    unit: '',
    target: '≤ 8',
    ok: first.length > 0 && first.length <= 8,
  })
  report({ name: 'first page: layout shift', value: shift, unit: '', target: '0', ok: shift === 0 })
  const foreign = [...hosts].filter((host) => host !== origin).length
  report({
    name: 'first page: other hosts',
    value: foreign,
    unit: '',
    target: '0',
    ok: foreign === 0,
  })
} finally {
  await browser.close()
}

function kilobytes(bytes: readonly number[]): number {
  return bytes.reduce((sum, each) => sum + each, 0) / 1000
}

function reportBytes(what: string, value: number, most: number): void {
  const ok = value <= most
  report({ name: `first page: ${what}`, value, unit: 'KB brotli', target: `≤ ${most}`, ok })
}
