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
  const scripts: number[] = []
  const sheets: number[] = []
  const hosts = new Set<string>()
  session.on('Network.responseReceived', ({ response: { url, headers }, type }) => {
    if (url.startsWith('http')) hosts.add(new URL(url).origin)
    // The compressed body as the server sends it, without headers.
    const bytes = Number(headers['Content-Length'])
    if (type === 'Script') scripts.push(bytes)
    if (type === 'Stylesheet') sheets.push(bytes)
  })
  await page.goto(`${origin}/de/`, { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 4000)
  await page.waitForTimeout(2500)
  await page.waitForLoadState('networkidle')
  await page.evaluate(observeShift)
  await page.waitForTimeout(300)
  const shift = await shiftOf(page)
  reportBytes('JavaScript', kilobytes(scripts), 20)
  reportBytes('styles', kilobytes(sheets), 20)
  report({
    name: 'first page: script requests',
    value: scripts.length,
    unit: '',
    target: '1',
    ok: scripts.length === 1,
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
