import { expect, type Page, test } from '@playwright/test'
import { isLive } from '../support/menu.ts'

// F28: the houses whose players stand on our pages are blocked, by a town's network or a visitor's
// browser, or cannot be reached. Words and a way there are left.

/** Pages with content of other houses, and how one comes to it there. */
const pages: readonly { path: string; open: (page: Page) => Promise<void>; words: RegExp }[] = [
  { path: '/de/webcams/', open: async () => undefined, words: /Webcam/ },
  { path: '/de/videos/', open: openFilm, words: /24 Stunden in drei Minuten/ },
]
const reasons = ['blockedbyclient', 'internetdisconnected', 'timedout'] as const
type Reason = (typeof reasons)[number]

const loadName = /^(?:Inhalt laden|Load content)/
const linkName = /^(?:Bei .+ ansehen|View at .+)/

/** Opens a film that lies at another house. */
async function openFilm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ein Tag in Bad Silberbronn', exact: true }).click()
}

/** Lets nothing through to another house; answers what was wanted of one. */
async function block(page: Page, baseURL: string | undefined, reason: Reason) {
  const wanted: string[] = []
  const own = new URL(baseURL ?? '').origin
  const isOutside = (url: URL) => url.protocol.startsWith('http') && url.origin !== own
  await page.route(isOutside, (route) => {
    wanted.push(route.request().url())
    return route.abort(reason)
  })
  return wanted
}

/** The first content of another house. */
function firstEmbed(page: Page) {
  const button = page.getByRole('button', { name: loadName })
  return page.locator('[data-behaviour="embed"]:visible').filter({ has: button }).first()
}

for (const { path, open, words } of pages)
  for (const reason of reasons)
    test(`F28: ${path} without other houses (${reason})`, async ({ page, baseURL }) => {
      const errors: Error[] = []
      page.on('pageerror', (error) => errors.push(error))
      const wanted = await block(page, baseURL, reason)
      await page.goto(path)
      await isLive(page)
      await open(page)
      const embed = firstEmbed(page)
      const link = embed.getByRole('link', { name: linkName })
      await expect(link).toBeVisible()
      expect(wanted).toEqual([])
      // The button goes with the click, so what stood beside it is kept.
      const address = await link.getAttribute('href')
      await embed.getByRole('button', { name: loadName }).click()
      await expect.poll(() => wanted.length).toBeGreaterThan(0)
      const left = page.locator(`[data-behaviour="embed"]:visible a[href="${address}"]`)
      await expect(left.first()).toBeVisible()
      await expect(left.first()).toHaveAttribute('href', /^https:/)
      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
      expect(errors).toEqual([])
    })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, open, words } of pages)
    test(`F28: ${path} leads to what it cannot show`, async ({ page, baseURL }) => {
      const wanted = await block(page, baseURL, 'blockedbyclient')
      await page.goto(path)
      await open(page)
      const link = page.getByRole('link', { name: linkName }).filter({ visible: true })
      await expect(link.first()).toHaveAttribute('href', /^https:/)
      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
      expect(wanted).toEqual([])
    })
})
