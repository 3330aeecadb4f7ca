import { expect, type Page, test } from '@playwright/test'
import { isAwake } from '../support/awake.ts'
import { giveOwnAddress } from '../support/own-address.ts'

// T41: what a visitor sends comes back as words, with and without JavaScript. The policy, which would
// refuse a script that got through, is switched off here.

const act = 'document.documentElement.dataset.planted=1'

/** Ends whatever it may stand in, and would run from there. */
const planted = [
  `</title></textarea></script><script>${act}</script>`,
  `"><img src=x onerror=${act}>`,
  `' autofocus onfocus=${act} x='`,
  `<svg onload=${act}>`,
  `--><script>${act}</script>`,
  '{{constructor}}\u2028',
].join(' ')

const q = encodeURIComponent(planted)

const places: [name: string, path: string][] = [
  ['the search', `/de/suche/?q=${q}`],
  ['the guide', `/de/behoerdenlotse/wegweiser/?q=${q}`],
  ['the offices', `/de/behoerdenlotse/?q=${q}`],
  ['the events', `/de/veranstaltungen/?q=${q}&rubrik=${q}&ort=${q}`],
  ['an address that is missing', `/de/${encodeURIComponent(planted.replaceAll('/', '!'))}/`],
  ['a form that an address fills', `/de/kontakt/?betreff=${q}&nachricht=${q}`],
]

/** Whether something of it runs, or stands in the page as more than words. */
async function harmOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('*')]
    const attributes = all.flatMap(({ attributes: own }) => [...own])
    const handlers = attributes.filter(
      ({ name, value }) => name.startsWith('on') && /plant/.test(value),
    )
    const scripts = [...document.scripts].filter(({ text }) => /^document\.docu.*plant/.test(text))
    const hasRun = document.documentElement.dataset.planted !== undefined
    return [
      ...handlers.map(({ name }) => name),
      ...scripts.map(({ text }) => text),
      ...(hasRun ? ['it has run'] : []),
    ]
  })
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, bypassCSP: true })
    test.beforeEach(giveOwnAddress)

    for (const [name, path] of places)
      test(`T41: ${name} shows what it was asked as words`, async ({ page }) => {
        await page.goto(path)
        if (javaScriptEnabled) await isAwake(page)
        expect(await harmOn(page)).toEqual([])
      })

    test('T41: a refused form comes back with what was typed as words', async ({ page }) => {
      await page.goto('/de/kontakt/')
      await page.locator('textarea').first().fill(planted)
      await page.locator('main form [type="submit"]').first().click()
      await expect(page.locator('textarea').first()).toHaveValue(planted)
      expect(await harmOn(page)).toEqual([])
    })
  })

test('T41: what would do harm is found, so that the tests above can fail', async ({ page }) => {
  await page.setContent(`<p>${planted}</p>`)
  expect((await harmOn(page)).length).toBeGreaterThan(3)
})
