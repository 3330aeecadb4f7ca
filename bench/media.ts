/**
 * What pictures and films cost: the first view of a gallery of 200 photographs, in turn with a page
 * that has none, and the picture of a webcam on a telephone; and the memory of every process while a
 * film of 300 MB is sent.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import { chromiumArguments, chromiumPath } from '../tests/support/chromium.ts'
import { photographOf } from '../tests/support/photograph.ts'
import { sampleFilm } from '../tests/support/sample-films.ts'
import { slowLine } from '../tests/support/weight.ts'
import { openBackOffice } from './back-office.ts'
import { mostWhile } from './memory.ts'
import { given, percentile, report } from './report.ts'

const origin = given('WEBSITE_URL')
const pictures = 200
/** Different ones: more than the first page of a gallery shows. */
const different = 26
const runs = 5
/** A page of words alone: what the gallery takes is compared with what any page takes here and now. */
const plainPage = '/de/impressum/'
/** Sizes of the photographs of a gallery, one after the other. */
const kinds = {
  'of mixed shapes': [
    [900, 600],
    [900, 600],
    [900, 600],
    [600, 900],
  ],
  upright: [[600, 900]],
  panoramas: [[1_200, 500]],
} as const
const telephone = { viewport: { width: 375, height: 800 }, deviceScaleFactor: 2 }

const editor = await openBackOffice(
  given('BACK_OFFICE_URL'),
  given('ADMIN_EMAIL'),
  given('ADMIN_PASSWORD'),
)
const galleries = new Map<string, string>()
for (const [name, sizes] of Object.entries(kinds)) galleries.set(name, await publishGallery(sizes))
// After hundreds of files of pictures: what they leave behind is there when a film comes.
await measureFilm()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
try {
  for (const [name, path] of galleries) await measureGallery(browser, name, path)
  await measureWebcam(browser)
} finally {
  await browser.close()
}

/** A gallery of 200 pictures, some of them several times; answers with its path. */
async function publishGallery(sizes: readonly (readonly [number, number])[]): Promise<string> {
  const ids: string[] = []
  for (let at = 0; at < different; at += 1) {
    const [width, height] = sizes[at % sizes.length] ?? [900, 600]
    ids.push(await editor.uploadPicture(`foto-${at}.jpg`, await photographOf(width, height)))
  }
  const bilder = Array.from({ length: pictures }, (_, at) => ({ bild: ids[at % different] }))
  const own = Date.now().toString(36)
  const titel = `Zweihundert Bilder ${own}`
  await editor.publish('galerien', { titel, datum: '2030-01-03', bilder })
  for (let tries = 0; tries < 100; tries += 1) {
    const html = await (await fetch(`${origin}/de/fotogalerien/`)).text()
    // Another of these galleries may stand above it in the list.
    const link = new RegExp(`href="(/de/fotogalerien/zweihundert-bilder-${own}-[^"]+)"`)
    const [, path] = link.exec(html) ?? []
    if (path) return path
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the gallery does not show on the website')
}

/** Loads a page without scrolling; resolves with the bytes that came over the line. */
async function loadSlowly(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  let bytes = 0
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const answer = await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status()}`)
  return bytes
}

/** Runs in the page: when its largest part was painted. */
function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
}

/** What one visit of a page costs on a telephone: its bytes, and when its largest part was painted. */
async function visitOnce(from: Browser, path: string) {
  const context = await from.newContext(telephone)
  const page = await context.newPage()
  const bytes = await loadSlowly(page, path)
  const paint = await page.evaluate(largestPaint)
  await context.close()
  return { bytes, paint }
}

async function measureGallery(from: Browser, name: string, path: string): Promise<void> {
  const visits: { bytes: number; paint: number; share: number }[] = []
  for (let run = 0; run < runs; run += 1) {
    const plain = await visitOnce(from, plainPage)
    const { bytes, paint } = await visitOnce(from, path)
    visits.push({ bytes, paint, share: paint / plain.paint })
  }
  const median = (of: 'bytes' | 'paint' | 'share') =>
    percentile(
      visits.map((visit) => visit[of]),
      0.5,
    )
  const gallery = `media: gallery of 200 ${name}`
  const weight = { name: `${gallery}, first view, 375 px`, value: median('bytes') / 1_000 }
  report({ ...weight, unit: 'KB', target: '< 250', ok: weight.value < 250 })
  const largest = { name: `${gallery}, LCP, slow 4G`, value: median('paint') }
  report({ ...largest, unit: 'ms', target: '< 2000', ok: largest.value < 2_000 })
  const share = { name: `${gallery}, LCP beside ${plainPage}`, value: median('share') }
  report({ ...share, unit: '×', target: '≤ 1.5', ok: share.value <= 1.5 })
}

async function measureWebcam(from: Browser): Promise<void> {
  const context = await from.newContext(telephone)
  const page = await context.newPage()
  await loadSlowly(page, '/de/webcams/')
  const sizes = await page.locator('article figure img').evaluateAll((shown) =>
    Promise.all(
      shown.map(async (image) => {
        const source = image instanceof HTMLImageElement ? image.currentSrc : ''
        return (await (await fetch(source)).arrayBuffer()).byteLength
      }),
    ),
  )
  await context.close()
  const value = Math.max(...sizes) / 1_000
  const common = { name: 'media: picture of a webcam, 375 px', value, unit: 'KB', target: '< 60' }
  report({ ...common, ok: sizes.length > 0 && value < 60 })
}

async function sendFilm(groesse: number): Promise<void> {
  const begun = z.object({ upload: z.string(), teilgroesse: z.number(), teile: z.number() })
  const { mp4 } = await sampleFilm()
  const said = { name: 'Lang.mp4', groesse, copyright: 'Stadt', lizenz: 'eigene-aufnahme' }
  const { upload, teilgroesse, teile } = begun.parse(await editor.post('/medien/film', said))
  for (let part = 1; part <= teile; part += 1) {
    const place = (part - 1) * teilgroesse
    const bytes = Buffer.alloc(Math.min(teilgroesse, groesse - place))
    // The rest is a box that players pass over.
    if (part === 1) {
      mp4.copy(bytes)
      bytes.writeUInt32BE(groesse - mp4.length, mp4.length)
      bytes.write('free', mp4.length + 4, 'latin1')
    }
    await editor.post(`/medien/film/${upload}/${part}`, bytes)
  }
  await editor.post(`/medien/film/${upload}`, said)
}

async function measureFilm(): Promise<void> {
  const found = await mostWhile(given('DATA_DIR'), () => sendFilm(300_000_000))
  const largest = found.reduce((one, other) => (other.most > one.most ? other : one))
  const grown = Math.max(...found.map((one) => one.most - one.before))
  const while300 = 'while 300 MB are sent'
  const common = { unit: 'MB' }
  const process = largest.command.split(' ').find((word) => word.endsWith('.ts')) ?? ''
  const size = { name: `media: largest process ${while300}`, value: largest.most }
  report({ ...common, ...size, target: `< 400   ${process}`, ok: largest.most < 400 })
  const growth = { name: `media: most that a process grows ${while300}`, value: grown }
  report({ ...common, ...growth, target: '< 80', ok: grown < 80 })
}
