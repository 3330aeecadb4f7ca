import { expect, test } from '@playwright/test'
import { footerLink, isAwake, voice } from '../support/awake.ts'

// Spec 4, 9: what a visitor sees and hears of a navigation.

test.use({ serviceWorkers: 'block' })

test('after a navigation the title is announced and the heading takes the focus', async ({
  page,
}) => {
  await page.goto('/de/')
  await isAwake(page)
  await footerLink(page).click()
  await expect(voice(page)).toHaveText(/Impressum/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('back restores the place on the page', async ({ page }) => {
  await page.goto('/de/')
  await isAwake(page)
  await footerLink(page).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await footerLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum')
  await page.goBack()
  await expect(page).toHaveURL('/de/')
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(5)
})

test('a page that takes its time shows a bar and says so', async ({ page }) => {
  await page.goto('/de/')
  await isAwake(page)
  const bar = page.locator('[data-state] > [aria-hidden="true"]')
  let arrive: () => unknown = () => null
  const isHere = new Promise((resolve) => {
    arrive = () => resolve(null)
  })
  await page.route('**/*.data*', async (route) => {
    await isHere
    await route.continue()
  })
  await footerLink(page).click()
  await expect(bar).toBeVisible()
  await expect(voice(page)).toHaveText('Die Seite wird geladen …')
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum')
  await expect(bar).toBeHidden()
})

test('pages fade into each other where the browser can', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      document.documentElement.dataset.faded = ''
      return start(update)
    }
  })
  await page.goto('/de/')
  await isAwake(page)
  await footerLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum')
  await expect(page.locator('html')).toHaveAttribute('data-faded')
})

test('where it cannot, pages come as well', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  })
  await page.goto('/de/')
  await isAwake(page)
  await footerLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum')
})

test('with a blocked storage pages come as well', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await page.goto('/de/')
  await isAwake(page)
  await footerLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum')
  await page.goBack()
  await expect(page).toHaveURL('/de/')
})
