import { expect, type Page, test } from '@playwright/test'
import { isAwake } from '../support/awake.ts'
import { type Outside, outsideOf } from '../support/outside-requests.ts'
import { invalidIn } from '../support/valid-html.ts'
import { type ListedPage, wholeSitemap } from '../support/whole-sitemap.ts'

// Every page of the sitemap, asked for once: it is whole without JavaScript (reliability F27), valid
// (A7, W13), and asks no other house for anything before a click (spec 5; decisions, 7 embeds).

test.describe.configure({ mode: 'serial' })

let pages: readonly ListedPage[]
let looked: readonly (readonly [path: string, outside: Outside])[]

test('every page of the sitemap is whole in its HTML', async ({ request }) => {
  pages = await wholeSitemap(request)
  for (const language of ['/de/', '/en/'])
    expect(pages.filter(({ path }) => path.startsWith(language)).length).toBeGreaterThan(300)
  for (const { path, status, html } of pages) {
    const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
    const words = main.replaceAll(/<[^>]+>/g, ' ').split(/\s+/)
    expect(status, path).toBe(200)
    expect(main.match(/<h1[ >]/g), path).toHaveLength(1)
    // The search has a heading and its field, no more.
    expect(words.length, path).toBeGreaterThan(5)
    expect(html, path).not.toMatch(/<template id="B:|hidden id="S:/)
  }
})

/** Pages of one kind that are looked at: they differ in content alone. */
const ofEachKind = 3

/** Pages of the sitemap, a few of each kind: same language, same section, same depth. */
function fewOfEachKind(pages: readonly ListedPage[]): ListedPage[] {
  const seen = new Map<string, number>()
  return pages.filter(({ path }) => {
    const parts = path.split('/')
    const kind = `${parts.slice(1, 3).join('/')} ${parts.length}`
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    return count <= ofEachKind
  })
}

test('A7: a few pages of each kind in the sitemap are valid HTML', async () => {
  const chosen = fewOfEachKind(pages)
  expect(chosen.length).toBeGreaterThan(30)
  const wrong: string[] = []
  for (const { path, html } of chosen) wrong.push(...(await invalidIn(path, html)))
  expect(wrong).toEqual([])
})

test('no page of the sitemap names anything of another house that a browser would fetch', () => {
  looked = pages.map((page) => [page.path, outsideOf(page)])
  const wrong = looked.flatMap(([path, { asked }]) => asked.map((one) => `${path}: ${one}`))
  expect(wrong).toEqual([])
})

for (const path of ['/de/datenschutz/', '/en/privacy/'])
  test(`${path} lists every house whose frames a page may show after a click`, async ({ page }) => {
    const hosts = new Set(looked.flatMap(([, { frameHosts }]) => frameHosts))
    expect(hosts.size).toBeGreaterThan(0)
    await page.goto(path)
    const listed = await page
      .locator('[data-behaviour="host-choice"]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-host')))
    expect(new Set(listed)).toEqual(hosts)
  })

/** What the browser asks of other hosts, for as long as the page is looked at to its end. */
async function askedBy(page: Page, path: string, own: string): Promise<string[]> {
  const asked: string[] = []
  const note = (request: { url: () => string }) => {
    if (request.url().startsWith('http') && new URL(request.url()).origin !== own)
      asked.push(request.url())
  }
  page.on('request', note)
  await page.goto(path)
  await isAwake(page)
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('main img, main [data-behaviour]')) {
      if (!part.checkVisibility({ visibilityProperty: true })) continue
      part.scrollIntoView({ behavior: 'instant', block: 'nearest' })
      await new Promise(requestAnimationFrame)
    }
  })
  page.off('request', note)
  return asked
}

test('no page with content of another house asks for it while it is looked at', async ({
  page,
  baseURL,
}) => {
  const gates = looked.filter(([, { hasGate }]) => hasGate).map(([path]) => path)
  expect(gates.length).toBeGreaterThan(3)
  const own = new URL(baseURL ?? '').origin
  for (const path of gates) expect(await askedBy(page, path, own), path).toEqual([])
})
