import { type APIRequestContext, expect, test } from '@playwright/test'
import { isAwake } from '../support/awake.ts'
import { cutTexts, excessWidth, violationsOf } from '../support/in-page.ts'

// Spec 2.7: pages of the town hall and of its guide as people open them; spec 4: opening hours.

const home = '/de/behoerdenlotse/'
const guide = `${home}wegweiser/`

/** The first address on a page that looks like this. */
async function linkOn(request: APIRequestContext, page: string, like: RegExp): Promise<string> {
  const [found = ''] = like.exec(await (await request.get(page)).text()) ?? []
  expect(found, `${like} on ${page}`).not.toBe('')
  return found
}

const citizensOffice = (request: APIRequestContext) =>
  linkOn(request, home, /\/de\/behoerdenlotse\/buergerbuero-id_\d+\//)

test('the known address of the tourist information leads to its opening hours (spec 2.2)', async ({
  page,
}) => {
  await page.goto('/de/tourist-information/tourist-information-id_1/#oeffnungszeiten')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tourist-Information')
  await expect(page.locator('#oeffnungszeiten')).toBeInViewport()
})

test('titles that lead to the services look like links, and the headings below do not', async ({
  page,
}) => {
  await page.goto('/de/buergerservice/')
  const lines = await page.locator('main h3').evaluateAll((titles) =>
    titles.map((title) => {
      const link = title.querySelector('a')
      return [link !== null, getComputedStyle(link ?? title).backgroundSize === '100% 1px']
    }),
  )
  const leading = lines.filter(([isLink]) => isLink)
  expect(leading).toEqual(Array.from({ length: 3 }, () => [true, true]))
  expect(lines.length).toBeGreaterThan(leading.length)
  expect(lines.filter(([isLink]) => !isLink).some(([, isLined]) => isLined)).toBe(false)
})

test.describe('with an item open', () => {
  test('nothing is cut off and axe finds nothing at 320 and 1920 px', async ({ page, request }) => {
    const paths = [
      home,
      guide,
      await linkOn(request, guide, /\/de\/behoerdenlotse\/wegweiser\/[^"]*-id_\d+\//),
      await citizensOffice(request),
      await linkOn(request, home, /\/de\/rathaus\/ansprechpartner\/[^"]*-id_\d+\//),
      '/de/rathaus/ansprechpartner/',
      '/de/rathaus/organisation/',
    ]
    for (const path of paths) {
      await page.goto(path)
      await isAwake(page)
      const items = page.locator('main details[data-accordion] > summary')
      if ((await items.count()) > 0) await items.first().click()
      for (const width of [320, 1920]) {
        await page.setViewportSize({ width, height: 1080 })
        expect(await excessWidth(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
        expect(await cutTexts(page), `${path} at ${width} px`).toEqual([])
        expect(await violationsOf(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
})

test.describe('somebody far away', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('reads on the clocks of Berlin whether an office is open now, though the page is stored', async ({
    page,
    request,
  }) => {
    const office = await citizensOffice(request)
    const stored = await (await request.get(office)).text()
    expect(stored).not.toMatch(/>\s*Jetzt (geöffnet|geschlossen)/)
    for (const [instant, text] of [
      ['2026-11-27T11:59:00Z', 'Jetzt geschlossen, öffnet Montag 08:00 Uhr'],
      ['2026-11-30T07:00:00Z', 'Jetzt geöffnet, schließt um 12:00 Uhr'],
      ['2027-06-14T06:00:00Z', 'Jetzt geöffnet, schließt um 12:00 Uhr'],
    ] as const) {
      await page.clock.setFixedTime(new Date(instant))
      // The same address again would be no new page.
      await page.goto('about:blank')
      await page.goto(`${office}#oeffnungszeiten`)
      const hours = page.locator('#oeffnungszeiten')
      await expect(hours.getByText(text)).toBeVisible()
      await expect(hours).toBeInViewport()
    }
  })
})
