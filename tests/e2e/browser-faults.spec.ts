import { expect, type Page, test } from '@playwright/test'
import { isLoaded } from '../support/awake.ts'
import { observeShift, shiftOf } from '../support/in-page.ts'
import { townPages } from '../support/town-pages.ts'

// Reliability, in the browser: code that fails half-way, blocked cookies, full storage, no worker,
// pictures that come late or never. The page stands, and what it offers works.

test.describe.configure({ mode: 'parallel' })

/** Collects what a page complains about, but for requests that the test itself broke. */
function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.text().startsWith('Failed to load')) return
    complaints.push(message.text())
  })
  return complaints
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

async function scrollDown(page: Page) {
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1_400)
}

/** Where the bar stays: in the moment in which it goes out of the way a click hits what is above it. */
async function goToTop(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(page.getByRole('button', { name: 'Menü', exact: true })).toBeInViewport({ ratio: 1 })
}

/** Menu, search and a visit to another page. */
async function expectUsable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await goToTop(page)
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Hauptmenü' })
  await expect(menu).toBeVisible()
  await menu.getByRole('button', { name: 'Schließen' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Suche', exact: true }).click()
  await expect(page.getByPlaceholder('Suchbegriff eingeben')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/impressum/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Files of code, and a page that wants them. */
const files = {
  'the code of the page does not come': ['**/assets/entry.browser-*.js', '/de/'],
  'React does not come': ['**/assets/react-*.js', '/de/kontakt/'],
  'the code of a form does not come': ['**/assets/request-form.*.island-*.js', '/de/kontakt/'],
} as const

test.describe('code that does not come', () => {
  // What a worker fetches never passes by the page that the test listens to.
  test.use({ serviceWorkers: 'block' })

  for (const [fault, [pattern, path]] of Object.entries(files))
    test(`${fault}: the page stands and is usable`, async ({ page }) => {
      let isBroken = false
      await page.route(pattern, (route) => {
        isBroken = true
        return route.abort()
      })
      let loads = 0
      page.on('domcontentloaded', () => {
        loads += 1
      })
      await page.goto(path)
      const island = page.locator('[data-island]')
      const hasIsland = (await island.count()) > 0
      if (hasIsland) await island.scrollIntoViewIfNeeded()
      await expect.poll(() => isBroken).toBe(true)
      // A page whose island does not come is loaded once more (spec 4).
      if (hasIsland) await expect.poll(() => loads).toBe(2)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('main [data-template]').first()).toBeVisible()
      await expectUsable(page)
    })
})

test('the code of the page throws: the page stands and is usable', async ({ page }) => {
  const body = 'throw new Error("KAPUTT")'
  await page.route('**/assets/entry.browser-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  await page.goto('/de/')
  await page.waitForLoadState('networkidle')
  await expectUsable(page)
})

const blocked = {
  'cookies are blocked': () => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => '',
      set: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  },
  'the storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'the storage is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  },
  'there are no service workers': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  },
  'the browser knows no idle time and no view transitions': () => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  },
}

for (const [fault, block] of Object.entries(blocked))
  test(`${fault}: no complaint, and everything works`, async ({ page }) => {
    const complaints = listen(page)
    await page.addInitScript(block)
    await page.goto('/de/')
    await page.waitForLoadState('networkidle')
    await scrollDown(page)
    await expectUsable(page)
    await page.goBack()
    await expect(page).toHaveURL('/de/')
    expect(complaints).toEqual([])
  })

for (const path of [townPages.home, townPages.slim, townPages.festival])
  test(`${path}: without its pictures the page keeps its places and says what they show`, async ({
    page,
  }) => {
    await page.goto(path)
    await isLoaded(page)
    /** Heights of what is seen; pictures of a hero that wait their turn are not. */
    const heights = () =>
      page
        .locator('main img')
        .evaluateAll((found) => found.map((one) => Math.round(one.getBoundingClientRect().height)))
    const whole = await heights()
    expect(whole.length).toBeGreaterThan(0)
    await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.reload()
    await isLoaded(page)
    const missing = await heights()
    const pairs = missing.map((height, index) => ({ height, before: whole[index] ?? 0 }))
    const seen = pairs.filter(({ height, before }) => height > 0 && before > 0)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter(({ height, before }) => height !== before)).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('slow pictures hold nothing up: text and menu are there, and nothing moves', async ({
  page,
}) => {
  const pictures = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/media/**', async (route) => {
    asked += 1
    await pictures.promise
    await route.continue()
  })
  await page.addInitScript(observeShift)
  await page.goto(townPages.home, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Hauptmenü' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(asked).toBeGreaterThan(0)
  pictures.resolve()
  await page.waitForLoadState('networkidle')
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01)
})

test('an error of a script is told to our own website, once and without what was in it (T67)', async ({
  page,
}) => {
  // What a beacon carries is seen by its page alone.
  const told: string[] = []
  await page.exposeFunction('remember', (body: string) => void told.push(body))
  await page.addInitScript(`
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      body.text().then(remember)
      return send(url, body)
    }`)
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/fehlerberichte'))
  await page.goto('/de/kontakt/?name=Renate-Geheim')
  await isLoaded(page)
  await page.evaluate(() => {
    for (const number of [4711, 4712])
      setTimeout(() => {
        throw new Error(`"Renate-Geheim" cannot be order ${number}`)
      })
  })
  expect((await answered).status()).toBe(204)
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('"meldung":"… cannot be order 0"')
  expect(told[0]).toContain('"seite":"/de/kontakt/"')
  expect(told[0]).not.toContain('Renate')
})
