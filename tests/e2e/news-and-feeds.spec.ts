import { calls } from '@kurstadt/contract'
import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { contentOf } from '../support/content-of.ts'
import { sentPage } from '../support/sent-page.ts'

// Spec 2.6, 2.7 and 9, issue 25: open data, news, their ticker, and feeds for readers and search engines.

/** The text of XML elements, read by the browser's own parser; throws when it is not well-formed. */
function readXml(page: Page, xml: string, name: string): Promise<string[]> {
  return page.evaluate(
    ({ text, tag }) => {
      const root = new DOMParser().parseFromString(text, 'application/xml')
      if (root.querySelector('parsererror')) throw new Error('not well-formed')
      return [...root.getElementsByTagName(tag)].map((one) => one.textContent ?? '')
    },
    { text: xml, tag: name },
  )
}

/** A dataset of the open data as JSON. */
const dataset = z.object({
  daten: z.array(z.object({ id: z.int(), titel: z.string() })).nonempty(),
})

async function feedsOf(page: Page): Promise<string[]> {
  const links = page.locator('head link[rel="alternate"][type$="+xml"]')
  return links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('news stand newest first and lead to their articles', async ({ page, request }) => {
      const path = 'aktuelles?order=datum_von desc,sortierung&pro_seite=12'
      const { data } = await contentOf(request, path, calls.aktuelles.answer)
      await page.goto('/de/aktuelles/')
      const titles = page.getByRole('main').getByRole('article').getByRole('heading')
      await expect(titles).toHaveText(data.map(({ titel }) => titel))
      const [first] = data
      await page.getByRole('link', { name: first?.titel ?? '' }).click()
      await expect(page).toHaveURL(first?.detailURL ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.titel ?? '')
      await expect(page.getByText(first?.einleitung ?? '')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Alle Meldungen' })).toBeVisible()
    })

    test('the ticker scrolls, with or without its buttons', async ({ page }) => {
      await page.goto('/de/')
      const ticker = page.getByRole('region', { name: 'Aktuelles aus der Stadt' })
      await expect(ticker.getByRole('article')).toHaveCount(6)
      if (javaScriptEnabled) {
        await expect(ticker.getByRole('button', { name: 'Nächstes Bild' })).toBeVisible()
        return
      }
      await expect(ticker.locator('> div').first()).toHaveCSS('overflow-x', 'auto')
    })
  })
}

test('the ticker shows 1.25, 2, 3 or 4 slides with the width of the screen, 16 px apart', async ({
  page,
}) => {
  await page.goto('/de/')
  const slides = page.getByRole('region', { name: 'Aktuelles aus der Stadt' }).getByRole('article')
  for (const [width, shown] of [
    [375, 1.25],
    [640, 2],
    [1024, 3],
    [1600, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(async () => {
      const [first, second] = [await slides.nth(0).boundingBox(), await slides.nth(1).boundingBox()]
      const track = await slides.nth(0).locator('../..').boundingBox()
      const slide = first?.width ?? 0
      expect((second?.x ?? 0) - (first?.x ?? 0) - slide, `${width} px`).toBeCloseTo(16, 0)
      expect(slide, `${width} px`).toBeCloseTo(((track?.width ?? 0) - (shown - 1) * 16) / shown, 0)
    }).toPass({ timeout: 15_000 })
  }
})

test('a list tells readers of its feeds, with the filters it is looked at with', async ({
  page,
}) => {
  await page.goto('/de/veranstaltungen/?rubrik_id=1&utm_source=x')
  const origin = new URL(page.url()).origin
  expect(await feedsOf(page)).toEqual([
    `${origin}/de/veranstaltungen.rss?rubrik_id=1`,
    `${origin}/de/veranstaltungen.atom?rubrik_id=1`,
  ])
  await page.goto('/en/news/')
  expect(await feedsOf(page)).toEqual([`${origin}/en/aktuelles.rss`, `${origin}/en/aktuelles.atom`])
})

test('feeds are well-formed and say what their lists say', async ({ page, request }) => {
  await page.goto('/de/')
  const query = 'zeitraum=kommend&order=datum_von&zusammengefasst=true&pro_seite=50'
  const events = await contentOf(request, `veranstaltungen?${query}`, calls.veranstaltungen.answer)
  const rss = await request.get('/de/veranstaltungen.rss')
  expect(rss.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect((await readXml(page, await rss.text(), 'item')).length).toBe(events.data.length)
  const links = await readXml(page, await rss.text(), 'link')
  expect(links[1]).toBe(new URL(events.data[0]?.detailURL ?? '', page.url()).href)
  for (const path of ['/de/aktuelles.atom', '/en/veranstaltungen.atom']) {
    const atom = await request.get(path)
    expect(atom.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
    const ids = await readXml(page, await atom.text(), 'id')
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('a wrong filter of a feed is refused, and an unknown one left out', async ({ request }) => {
  expect((await request.get('/de/veranstaltungen.rss?rubrik_id=x')).status()).toBe(400)
  expect((await request.get('/de/veranstaltungen.rss?gibt_es_nicht=x')).status()).toBe(200)
  expect((await request.get('/de/aemter.rss')).status()).toBe(404)
})

test('the sitemap is well-formed, named by robots.txt, and has dates and languages', async ({
  page,
  request,
}) => {
  await page.goto('/de/')
  const xml = await (await request.get('/sitemap.xml')).text()
  const paths = (await readXml(page, xml, 'loc')).map((loc) => new URL(loc).pathname)
  const changed = await readXml(page, xml, 'lastmod')
  expect(changed).toHaveLength(paths.length)
  expect(paths).toContain('/en/events/')
  expect(paths.some((path) => /^\/de\/aktuelles\/.+-id_\d+\/$/.test(path))).toBe(true)
  expect(xml).toContain('hreflang="en"')
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  expect((await request.get('/sitemap-99.xml')).status()).toBe(404)
})

test('search engines read an article', async ({ page, request }) => {
  const { data } = await contentOf(request, 'aktuelles', calls.aktuelles.answer)
  await page.goto(data[0]?.detailURL ?? '')
  const [json = ''] = await page.locator('script[type="application/ld+json"]').allTextContents()
  const read: unknown = JSON.parse(json)
  expect(read).toMatchObject({
    '@graph': [{ '@type': 'NewsArticle', headline: data[0]?.titel }],
  })
})

test('open data leads from its catalogue to a dataset as JSON and CSV, and to words on the interface', async ({
  page,
}) => {
  await page.goto('/de/open-data/')
  const main = page.getByRole('main')
  const tours = main.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Wander- und Radtouren', exact: true }),
  })
  const fileOf = async (name: RegExp) => {
    const href = await tours.getByRole('link', { name }).getAttribute('href')
    const answer = await page.request.get(href ?? '')
    expect(answer.status(), href ?? '').toBe(200)
    return answer.text()
  }
  const { daten } = dataset.parse(JSON.parse(await fileOf(/^JSON/)))
  const csv = await fileOf(/^CSV/)
  for (const { id, titel } of daten) expect(csv).toContain(`"${id}","de","${titel}"`)
  await main.getByRole('link', { name: 'Beschreibung der Schnittstelle' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Schnittstelle/)
  await main.getByText('Wander- und Radtouren').click()
  await expect(main.locator('details[open]').getByText('titel', { exact: true })).toBeVisible()
})

test('public notices and the statement on accessibility are one click from the start page', async ({
  request,
}) => {
  const { document } = await sentPage(request, '/de/')
  const leadsTo = (part: string, path: string) =>
    document.querySelector(`${part} a[href="${path}"]`)
  expect(
    leadsTo('nav[aria-label="Schnellzugriff"]', '/de/rathaus/bekanntmachungen/')?.textContent,
  ).toBe('Bekanntmachungen')
  expect(leadsTo('nav[aria-label="Sprache"]', '/de/leichte-sprache/')).not.toBeNull()
  expect(leadsTo('footer', '/de/rathaus/bekanntmachungen/')).not.toBeNull()
  expect(leadsTo('footer', '/de/barrierefreiheit/')).not.toBeNull()
})
