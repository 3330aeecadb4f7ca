import { expect, type Page, test } from '@playwright/test'
import { openGallery, violations } from '../support/gallery.ts'

// What the interactive parts of ui do for people with a keyboard, and without JavaScript.

test.describe.configure({ mode: 'parallel' })

const openItem = (page: Page, id: string) => page.locator(`details#${id}[open]`)

test('an accordion opens and closes with Enter and Space', async ({ page }) => {
  await openGallery(page, 'ui=accordion', { example: 'typical' })
  const summary = page.locator('#meldeamt > summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(openItem(page, 'meldeamt')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(openItem(page, 'meldeamt')).toHaveCount(0)
})

test('the address opens an accordion, and what lies in it', async ({ page }) => {
  await openGallery(page, 'ui=accordion', { example: 'typical' })
  await page.goto(`${page.url()}#meldeamt-telefon`)
  await expect(openItem(page, 'meldeamt')).toBeVisible()
  await expect(page.locator('#meldeamt-telefon')).toBeInViewport()
})

test('only one accordion of a group is open, and the opened one stays in sight', async ({
  page,
}) => {
  await openGallery(page, 'ui=accordion', { example: 'one-at-a-time' })
  const third = page.locator('#einzeln-3 > summary')
  await third.scrollIntoViewIfNeeded()
  await third.click()
  await expect(openItem(page, 'einzeln-3')).toBeVisible()
  await expect(openItem(page, 'einzeln-1')).toHaveCount(0)
  await page.waitForTimeout(400)
  await expect(third).toBeInViewport()
})

test('paper shows what is closed on the screen', async ({ page }) => {
  await openGallery(page, 'ui=accordion', { example: 'typical' })
  const closed = page.locator('#meldeamt-telefon')
  const height = () =>
    closed.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  expect(await height()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await height()).toBe(true)
})

test('tabs are chosen with arrows, Home and End, and the address keeps the choice', async ({
  page,
}) => {
  await openGallery(page, 'ui=tabs', { example: 'typical' })
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Gästehaus')).toHaveAttribute('aria-selected', 'true')
  await tab('Gästehaus').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Hotel')).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Hotel' })).toBeVisible()
  await expect(page).toHaveURL(/#hotel$/)
  await page.keyboard.press('End')
  await expect(tab('Ferienwohnung')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Gästehaus')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', { name: 'Gästehaus' })).toBeFocused()
  expect(await violations(page)).toEqual([])
})

test('the address chooses the panel that holds what it names', async ({ page }) => {
  await openGallery(page, 'ui=tabs', { example: 'typical' })
  await page.goto(`${page.url()}#hotel-preis`)
  await expect(page.getByRole('tab', { name: 'Hotel' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('#hotel-preis')).toBeVisible()
  const isSeen = page.locator('#gaestehaus p').evaluate((words) => words.checkVisibility())
  expect(await isSeen).toBe(false)
})

test('a dialog takes the focus, closes with Esc and gives the focus back', async ({ page }) => {
  await openGallery(page, 'ui=modal', { example: 'long' })
  const link = page.getByRole('link', { name: 'Hausordnung lesen' })
  const dialog = page.getByRole('dialog', { name: /Haus- und Badeordnung/ })
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})

test('a click beside a dialog closes it, a click in it does not', async ({ page }) => {
  await openGallery(page, 'ui=modal', { example: 'typical' })
  await page.getByRole('link', { name: 'Hotel Tannenhof ansehen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hotel Tannenhof' })
  await expect(dialog).toBeVisible()
  await dialog.getByText('Das Haus liegt ruhig').click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
})

async function countFilmRequests(page: Page) {
  const asked: string[] = []
  await page.route('https://film.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Film</title><p>Film</p>' })
  })
  return asked
}

test('nothing is asked of another site before the click; then a frame with few rights takes the focus', async ({
  page,
}) => {
  const asked = await countFilmRequests(page)
  await openGallery(page, 'ui=embed', { example: 'typical' })
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await expect(page.getByRole('link', { name: 'Bei Filmhaus ansehen' })).toBeVisible()
  await page.getByRole('button', { name: 'Inhalt laden' }).focus()
  await page.keyboard.press('Enter')
  const frame = page.locator('iframe')
  await expect(frame).toBeFocused()
  await expect(frame).toHaveAttribute('title', 'Ein Tag im Silberbad (3 Minuten)')
  await expect(frame).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin/)
  await expect(page.frameLocator('iframe').getByText('Film')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('a remembered choice loads at once until it is taken back', async ({ page }) => {
  await countFilmRequests(page)
  await openGallery(page, 'ui=embed', { example: 'typical' })
  await page.waitForLoadState('networkidle')
  await page.getByLabel(/^Auswahl merken/).check()
  await page.getByRole('button', { name: 'Inhalt laden' }).click()
  await page.reload()
  await expect(page.locator('iframe')).toBeVisible()
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Inhalt laden' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('letters lead to their section, letters without one are no links', async ({ page }) => {
  await openGallery(page, 'ui=letter-nav', { example: 'typical' })
  const letters = page.getByRole('navigation', { name: 'Nach Anfangsbuchstaben' })
  await expect(letters.getByRole('link')).toHaveCount(17)
  await expect(letters.getByRole('link', { name: 'Buchstabe B' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await letters.getByRole('link', { name: 'Buchstabe W' }).press('Enter')
  await expect(page).toHaveURL(/#buchstabe-w$/)
})

test('pages of a list are links with names', async ({ page }) => {
  await openGallery(page, 'ui=pagination', { example: 'middle' })
  const pages = page.getByRole('navigation', { name: 'Seiten' })
  await expect(pages.getByRole('link', { name: 'Seite 12' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(pages.getByRole('link', { name: 'Nächste Seite' })).toHaveAttribute(
    'href',
    /seite=13/,
  )
})

test('a picture that does not load shows its words in a calm frame', async ({ page }) => {
  await openGallery(page, 'ui=image', { example: 'broken' })
  const picture = page.getByRole('img', { name: /Silberbad/ })
  await expect(picture).toBeVisible()
  const words = await picture.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(words).toContain('Silberbad')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('accordions open, and the address shows what it names', async ({ page }) => {
    await openGallery(page, 'ui=accordion', { example: 'typical' })
    await page.locator('#meldeamt > summary').click()
    await expect(page.getByText('An-, Ab- und Ummelden')).toBeVisible()
    await page.goto(`${page.url()}#ordnungsamt`)
    await expect(page.getByText('Gewerbe, Märkte')).toBeVisible()
  })

  test('all panels of tabs stand below each other with links to them', async ({ page }) => {
    await openGallery(page, 'ui=tabs', { example: 'typical' })
    for (const name of ['Gästehaus', 'Hotel', 'Ferienwohnung']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^#/)
    }
    await expect(page.getByText('Fünf Nächte')).toBeVisible()
  })

  test('the link to a dialog shows its content as a part of the page', async ({ page }) => {
    await openGallery(page, 'ui=modal', { example: 'typical' })
    await page.getByRole('link', { name: 'Hotel Tannenhof ansehen' }).click()
    await expect(page.getByText('Das Haus liegt ruhig')).toBeVisible()
  })

  test('content of other sites is words and a link', async ({ page }) => {
    await openGallery(page, 'ui=embed', { example: 'typical' })
    await expect(page.getByText('Der Film zeigt den Weg')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Bei Filmhaus ansehen' })).toBeVisible()
    await expect(page.getByText('Inhalt laden')).toBeHidden()
  })
})
