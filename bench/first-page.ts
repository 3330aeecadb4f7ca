/** First page in Chromium: bytes and number of scripts, layout shift, requests to other hosts. */
import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../tests/support/chromium.ts'
import { given, report } from './report.ts'

const origin = given('WEBSITE_URL')
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts: number[] = []
  const hosts = new Set<string>()
  session.on('Network.responseReceived', ({ response, type }) => {
    if (response.url.startsWith('http')) hosts.add(new URL(response.url).origin)
    // The compressed body as the server sends it, without headers.
    if (type === 'Script') scripts.push(Number(response.headers['Content-Length']))
  })
  await page.goto(`${origin}/de/`, { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 4000)
  await page.waitForTimeout(1500)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
  const kilobytes = scripts.reduce((sum, bytes) => sum + bytes, 0) / 1000
  const foreign = [...hosts].filter((host) => host !== origin).length
  report({
    name: 'first page: JavaScript',
    value: kilobytes,
    unit: 'KB brotli',
    target: '≤ 110',
    ok: kilobytes > 0 && kilobytes <= 110,
  })
  report({
    name: 'first page: script requests',
    value: scripts.length,
    unit: '',
    target: '≤ 8',
    ok: scripts.length > 0 && scripts.length <= 8,
  })
  report({ name: 'first page: layout shift', value: shift, unit: '', target: '0', ok: shift === 0 })
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
