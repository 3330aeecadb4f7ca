import { expect, type Page, test } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { smallTargets } from '../support/in-page.ts'
import { isLive } from '../support/menu.ts'

// Spec 4, idle reset, on the touch terminal in the lobby of the town hall (`?kiosk=1`).

const home = '/de/behoerdenlotse/'
const guide = `${home}wegweiser/`
const english = '/en/authorities/'
const reset = 300_000

test.use({ hasTouch: true })

/** Waits until a page's behaviour is at work under the clock that stands still. */
async function settle(page: Page): Promise<void> {
  await isLive(page)
  await page.clock.runFor(3000)
  await expect(page.locator('html')).toHaveAttribute('data-kiosk', '')
}

async function openKiosk(page: Page, path = `${home}?kiosk=1`): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-23T08:00:00Z') })
  await page.goto(path)
  await settle(page)
}

async function openFirst(page: Page) {
  const first = page.locator('details[data-accordion]').first()
  await first.locator('summary').tap()
  return first
}

/** What the code in the dialog says to somebody's telephone. */
async function readCode(page: Page): Promise<string> {
  const code = page.getByRole('dialog').getByRole('img')
  await expect(code).toHaveJSProperty('complete', true)
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const shot = sharp(await code.screenshot())
    .resize(640)
    .ensureAlpha()
    .raw()
  const { data, info } = await shot.toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
}

test('a visit leaves nothing: language, page, text, storage and history begin anew', async ({
  page,
}) => {
  await openKiosk(page, `${english}?kiosk=1`)
  const before = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: 'Services A–Z' }).first().tap()
  await expect(page).toHaveURL(/\/en\/authorities\/guide\//)
  await settle(page)
  await page.getByRole('searchbox').fill('dog')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=dog/)
  await settle(page)
  await page.evaluate(() => {
    sessionStorage.setItem('entwurf', 'Name')
    localStorage.setItem('hinweise', '[]')
  })
  const korb = { name: 'warenkorb', value: 'AbCdEfGhIjKlMnOpQrStU_', httpOnly: true }
  // Where the website sets it, too: for all its addresses.
  await page.context().addCookies([{ ...korb, url: new URL('/', page.url()).href }])
  await page.locator('main summary').first().tap()
  await page.clock.runFor(reset - 19_000)
  await expect(page.getByRole('button', { name: 'keep reading' })).toBeVisible()
  await expect(page).toHaveURL(/q=dog/)
  await page.clock.runFor(20_000)
  await expect(page).toHaveURL(home)
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
  await settle(page)
  expect((await page.context().cookies()).filter(({ httpOnly }) => httpOnly)).toEqual([])
  const left = await page.evaluate(() => ({
    history: history.length,
    // The number of views belongs to the page that is shown now.
    stored: [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter(
      (name) => name !== 'views',
    ),
    typed: Array.from(document.querySelectorAll('input'), ({ value }) => value).join(''),
  }))
  expect(left).toEqual({ history: before, stored: ['kiosk'], typed: '' })
  await page.goto('/')
  await expect(page).toHaveURL('/de/')
})

test('«weiter lesen» stays, and the time begins anew', async ({ page }) => {
  await openKiosk(page, `${guide}?kiosk=1`)
  await openFirst(page)
  await page.clock.runFor(reset - 19_000)
  await page.getByRole('button', { name: 'weiter lesen' }).tap()
  await page.clock.runFor(reset - 30_000)
  await expect(page.locator('details[data-accordion][open]')).toHaveCount(1)
  await expect(page).toHaveURL(`${guide}?kiosk=1`)
})

test('a letter is no place in the history', async ({ page }) => {
  await openKiosk(page, `${guide}?kiosk=1`)
  const before = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: 'Buchstabe P' }).tap()
  await page.clock.runFor(1000)
  await expect(page.locator('#buchstabe-p')).toBeInViewport()
  expect(await page.evaluate(() => history.length)).toBe(before)
})

test('mail, telephone and other sites show the QR code of where they lead', async ({ page }) => {
  await openKiosk(page)
  const first = await openFirst(page)
  const dialog = page.getByRole('dialog')
  const kinds = [
    ['a[href^="mailto:"]', 'E-Mail mit Ihrem Telefon schreiben'],
    ['a[href^="tel:"]', 'Mit Ihrem Telefon anrufen'],
    ['a[href^="https://www.openstreetmap"]', 'Auf Ihrem Telefon öffnen'],
  ]
  for (const [which = '', title = ''] of kinds) {
    const link = first.locator(which).first()
    const href = await link.getAttribute('href')
    await link.tap()
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
    expect(await readCode(page)).toBe(href)
    await dialog.getByRole('button', { name: 'Schließen' }).tap()
    await expect(dialog).toHaveCount(0)
  }
  await expect(page).toHaveURL(`${home}?kiosk=1`)
})

test('a link that is not known to the server shows the code of the page', async ({ page }) => {
  await openKiosk(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: 'https://woanders.example/' })
    link.textContent = 'Woanders'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'Woanders' }).tap()
  await expect(page.getByRole('heading', { name: 'Auf Ihrem Telefon weiterlesen' })).toBeVisible()
  expect(new URL(await readCode(page)).pathname).toBe(home)
})

test('a long press and the other buttons of a mouse open nothing', async ({ page }) => {
  await openKiosk(page)
  const link = page.getByRole('link', { name: 'Wegweiser A–Z' })
  await expect(link).toBeVisible()
  const refused = await link.evaluate((element) =>
    ['contextmenu', 'auxclick'].map(
      (type) => !element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true })),
    ),
  )
  expect(refused).toEqual([true, true])
})

const fixedPages = [
  home,
  guide,
  english,
  '/de/rathaus/ansprechpartner/',
  '/de/rathaus/organisation/',
  '/de/buergerservice/lebenslagen/',
  '/de/buergerservice/formulare/',
]

/** Every kind of page that the guide leads to. */
async function guidePages(page: Page): Promise<string[]> {
  await page.goto(guide)
  const pathOf = (link: string) => page.locator(`main a${link}`).first()
  const found = [
    `[href*="${guide}"]`,
    '[href*="/de/behoerdenlotse/"]:not([href*="/wegweiser/"])[href*="-id_"]',
    '[href*="/de/rathaus/ansprechpartner/"]',
  ].map((link) => pathOf(link).getAttribute('href'))
  const details = (await Promise.all(found)).filter((href) => href !== null)
  expect(new Set(details).size).toBe(3)
  return [...fixedPages, ...details]
}

/** Opens whatever unfolds, so that everything on the page can be measured. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details'))
      details.setAttribute('open', '')
  })
}

test('on every page of the guide, every link that leads away has a code of its own', async ({
  page,
  request,
}) => {
  for (const path of await guidePages(page)) {
    // The document as the server sends it: what is asked is whether its links and the codes agree.
    const html = await (await request.get(`${path}?kiosk=1`)).text()
    const targets = await page.evaluate(
      (text) =>
        Array.from(
          new DOMParser().parseFromString(text, 'text/html').querySelectorAll('a[href]'),
          (link) => link.getAttribute('href') ?? '',
        ),
      html,
    )
    const away = new Set(
      targets.filter((href) => !/^(#|\/(de|en)\/([^?#]*\/)?([?#]|$))/.test(href)),
    )
    expect(away.size, path).toBeGreaterThan(0)
    for (const ziel of away) {
      const code = await request.get(`/qr/link.svg?${new URLSearchParams({ seite: path, ziel })}`)
      expect([path, ziel, code.status()]).toEqual([path, ziel, 200])
    }
  }
})

test('targets are large upright and in landscape, links in a line of text too', async ({
  page,
}) => {
  for (const path of await guidePages(page)) {
    await page.goto(`${path}?kiosk=1`)
    await expect(page.locator('html')).toHaveAttribute('data-kiosk', '', { timeout: 10_000 })
    await openAll(page)
    for (const [width, height] of [
      [1080, 1920],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect([path, width, await smallTargets(page, 44)]).toEqual([path, width, []])
    }
  }
})

test('in landscape every letter lies within its navigation, beside what stands next to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openKiosk(page, `${guide}?kiosk=1`)
  const letters = page.getByRole('navigation', { name: 'Dienste nach Anfangsbuchstaben' })
  const beyond = await letters.evaluate((nav) => {
    const { right } = nav.getBoundingClientRect()
    return Array.from(nav.querySelectorAll('li')).filter(
      (letter) => letter.getBoundingClientRect().right > right + 1,
    ).length
  })
  expect(beyond).toBe(0)
})
