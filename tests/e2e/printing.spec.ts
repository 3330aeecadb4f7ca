import { expect, type Page, test } from '@playwright/test'
import { isLoaded } from '../support/awake.ts'
import { readPdf } from '../support/read-pdf.ts'

// What a page looks like on paper (W2): its title is on the first sheet, and there are no buttons.

const first = async (page: Page, list: string, links: RegExp) => {
  await page.goto(list)
  const hrefs = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const found = hrefs.find((href) => links.test(href))
  if (found === undefined) throw new Error(`${list} leads to no such page`)
  return found
}

const kinds = [
  ['an event', '/de/veranstaltungen/', /^\/de\/veranstaltungen\/[^?]+-id_\d+\//],
  ['an office', '/de/behoerdenlotse/', /^\/de\/behoerdenlotse\/[^/]+-id_\d+\//],
  ['a procedure', '/de/behoerdenlotse/wegweiser/', /^\/de\/behoerdenlotse\/wegweiser\/.+-id_\d+\//],
] as const

for (const [name, list, links] of kinds)
  test(`W2: ${name} begins on the first sheet, without buttons`, async ({ page }) => {
    await page.goto(await first(page, list, links))
    await isLoaded(page)
    const title = ((await page.locator('h1').textContent()) ?? '').replaceAll(/[\s\u00AD]+/g, '')
    const { pages } = await readPdf(await page.pdf({ format: 'A4' }))
    expect(pages[0]?.replaceAll(/[\s\u00AD]+/g, '')).toContain(title)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main button:visible')).toHaveCount(0)
  })
