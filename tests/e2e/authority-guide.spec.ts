import { expect, type Page, test } from '@playwright/test'
import { isLive } from '../support/menu.ts'

// Spec 2.7 authority guide and Wegweiser, spec 4 idle reset and active letter, spec 9 QR codes.

const home = '/de/behoerdenlotse/'
const guide = `${home}wegweiser/`

/** Goes to a page under a clock that stands still, with all of its behaviour at work. */
async function openAt(page: Page, path: string, instant: string) {
  await page.clock.install({ time: new Date(instant) })
  await page.goto(path)
  await isLive(page)
  await page.clock.runFor(3000)
}

const openItems = (page: Page) => page.locator('details[data-accordion][open]')

test('offices are filtered by name, person and room while typing', async ({ page }) => {
  await page.goto(home)
  await isLive(page)
  const shown = page.locator('details[data-accordion]:visible')
  const all = await shown.count()
  const field = page.getByRole('searchbox', { name: 'Amt, Name oder Zimmer' })
  await expect(async () => {
    await field.fill('buergerbuero')
    expect(await shown.count()).toBe(1)
  }).toPass()
  await field.fill('Xylophon')
  await expect(page.getByText('Zu Xylophon haben wir kein Amt')).toBeVisible()
  await field.fill('')
  await expect(shown).toHaveCount(all)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('offices unfold, and the field asks the server', async ({ page }) => {
    await page.goto(home)
    const first = page.locator('details[data-accordion]').first()
    await first.locator('summary').click()
    await expect(first.getByRole('link', { name: 'Zur Seite des Amtes' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Amt, Name oder Zimmer' }).fill('Standesamt')
    await page.getByRole('button', { name: 'Filtern' }).click()
    await expect(page.locator('details[data-accordion]')).toHaveCount(1)
  })

  test('procedures are searched by «Suche starten» and shown again by «Suche zurücksetzen»', async ({
    page,
  }) => {
    await page.goto(guide)
    const items = page.locator('main details[data-accordion]')
    const all = await items.count()
    await page.getByRole('searchbox').fill('Ausweis')
    await page.getByRole('button', { name: 'Suche starten' }).click()
    await expect(page.getByRole('heading', { name: /Personalausweis/ }).first()).toBeVisible()
    expect(await items.count()).toBeLessThan(all)
    await page.getByRole('button', { name: 'Suche zurücksetzen' }).click()
    await expect(items).toHaveCount(all)
  })
})

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 900 } })

    test('the answer to a search is in the window, below an alert too', async ({ page }) => {
      for (const [path, term] of [
        [guide, 'Ausweis'],
        [home, 'Standesamt'],
      ] as const) {
        await page.goto(path)
        await page.getByRole('main').getByRole('searchbox').fill(term)
        await page.getByRole('main').getByRole('searchbox').press('Enter')
        await expect(page).toHaveURL(new RegExp(`q=${term}`))
        await expect(page.getByText(new RegExp(`zu „${term}“|1 Amt`)).first()).toBeInViewport()
        await expect(page.locator('main details[data-accordion]').first()).toBeInViewport()
      }
    })
  })

test('the search is submitted by Enter, says what it found nothing for, and what was meant', async ({
  page,
}) => {
  await page.goto(guide)
  await page.getByRole('searchbox').fill('Xylophonverleih')
  await page.getByRole('searchbox').press('Enter')
  const nothing = 'Zum Suchbegriff Xylophonverleih wurden keine Ergebnisse gefunden.'
  await expect(page.getByText(nothing)).toBeVisible()
  await page.getByRole('searchbox').fill('Resiepass')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('link', { name: 'Meinten Sie Reisepass?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Reisepass/ }).first()).toBeVisible()
})

test('everyday words, words without umlauts and with decomposed ones find something', async ({
  request,
}) => {
  for (const term of ['Sperrmüll', 'Fuehrungszeugnis', 'Führungszeugnis'.normalize('NFD')]) {
    const html = await (await request.get(`${guide}?q=${encodeURIComponent(term)}`)).text()
    expect(html, term).toContain('data-accordion')
  }
})

/** Whether something lies over the middle of the heading of a section. */
const isHeadingCovered = (page: Page, section: string) =>
  page
    .locator(`${section} :is(h2, h3)`)
    .first()
    .evaluate((heading) => {
      const { left, top, height } = heading.getBoundingClientRect()
      const over = document.elementFromPoint(left + 4, top + height / 2)
      return over !== null && !heading.contains(over) && !over.contains(heading)
    })

for (const width of [390, 1280, 1920])
  test(`W3: a letter leads to its heading, which nothing covers, and is active: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(guide)
    await isLive(page)
    const letters = page.getByRole('navigation', { name: 'Dienste nach Anfangsbuchstaben' })
    for (const letter of ['B', 'P', 'Z']) {
      const link = letters.getByRole('link', { name: `Buchstabe ${letter}` })
      await link.click()
      const section = `#buchstabe-${letter.toLowerCase()}`
      await expect(page.locator(section)).toBeInViewport()
      await expect(link).toHaveAttribute('aria-current', 'true')
      await expect.poll(() => isHeadingCovered(page, section), letter).toBe(false)
      await expect(letters.locator('[aria-current]')).toHaveText(letter)
      if (width === 390) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(letters.locator('[aria-current]')).toHaveCount(0)
  })

test('after five minutes accordions collapse and the page is at its top; before, it asks, and «weiter lesen» gives five minutes more', async ({
  page,
}) => {
  await openAt(page, home, '2026-11-23T08:00:00Z')
  await page.locator('details[data-accordion]').nth(3).locator('summary').click()
  await expect(openItems(page)).toHaveCount(1)
  const stay = page.getByRole('button', { name: 'weiter lesen' })
  await page.clock.runFor(281_000)
  await stay.click()
  await page.clock.runFor(200_000)
  await expect(openItems(page)).toHaveCount(1)
  await expect(stay).toBeHidden()
  await page.clock.runFor(81_000)
  await expect(stay).toBeVisible()
  await expect(openItems(page)).toHaveCount(1)
  await page.clock.runFor(20_000)
  await expect(openItems(page)).toHaveCount(0)
  await expect(stay).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the Wegweiser also clears its letter and its field', async ({ page }) => {
  await openAt(page, guide, '2026-11-23T08:00:00Z')
  await page.getByRole('searchbox').fill('Hund')
  const letters = page.getByRole('navigation', { name: 'Dienste nach Anfangsbuchstaben' })
  await letters.getByRole('link', { name: 'Buchstabe P' }).click()
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(letters.locator('[aria-current]')).toHaveText('P', { timeout: 100 })
  }).toPass()
  await page.clock.runFor(302_000)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(letters.locator('[aria-current]')).toHaveCount(0)
  expect(new URL(page.url()).hash).toBe('')
})

/** What those who collect addresses for advertising look for in the bytes they get. */
const harvester = /[\w.+-]+@[\w-]+\.[\w.-]+/

test('a simple harvester finds no e-mail address: pages, JSON-LD, visiting cards', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text()
  const pages = [home, guide, '/de/rathaus/ansprechpartner/', '/de/impressum/']
  const [office = ''] = /\/de\/behoerdenlotse\/[a-z-]*-id_\d+\//.exec(await read(home)) ?? []
  const page = await read(office)
  expect(page).toMatch(/ld\+json.*"email":"[^"]+\\u0040/)
  const [card = ''] = /\/visitenkarte\/[^"]*\.vcf/.exec(page) ?? []
  for (const path of [...pages, office, card]) {
    const bytes = await read(path)
    expect(bytes, path).toMatch(/bad-silberbronn\.example/)
    expect(bytes, path).not.toMatch(harvester)
  }
  expect((await read(card)).replaceAll('\r\n ', '')).toMatch(harvester)
})

test('a screen reader says the e-mail address, and it can be copied', async ({ page }) => {
  await page.goto(home)
  const mail = page.locator('a[href^="mailto:"]').first()
  const href = await mail.getAttribute('href')
  expect(href).toMatch(/^mailto:[\w.-]+@[\w.-]+$/)
  const address = href?.slice('mailto:'.length) ?? ''
  await page.locator('details[data-accordion]').first().locator('summary').click()
  await expect(mail).toHaveAccessibleName(new RegExp(`${address}$`))
  const copied = await mail.evaluate((link) => {
    getSelection()?.selectAllChildren(link)
    return getSelection()?.toString().trim()
  })
  expect(copied).toBe(address)
})
