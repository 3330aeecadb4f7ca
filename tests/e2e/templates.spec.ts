import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { templateNames } from '../../packages/contract/src/index.ts'

// Every template × example × theme: no accessibility violation, nothing wider than the window.

test.describe.configure({ mode: 'parallel' })

const widths = [320, 768, 1280]

/** A picture for whatever the examples name; which one it is does not matter here. */
async function paintPictures(page: Page) {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>'
  await page.route('/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
}

async function addressesOf(page: Page, template: string): Promise<string[]> {
  await page.goto('/_gallery')
  const links = page.locator(`main a[href*="template=${template}&"][href*="sprache=de"]`)
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
}

async function check(page: Page, address: string, width: number) {
  await page.setViewportSize({ width, height: 900 })
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(tooWide, `${address} is wider than ${width} px`).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' ')}`)
  expect(found, `${address} at ${width} px`).toEqual([])
}

for (const template of templateNames)
  test(`${template}: every example in every theme`, async ({ page }) => {
    test.setTimeout(240_000)
    await paintPictures(page)
    const addresses = await addressesOf(page, template)
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) {
      await page.goto(address)
      const all = address.includes('theme=default')
      for (const width of all ? widths : [1280]) await check(page, address, width)
    }
  })
