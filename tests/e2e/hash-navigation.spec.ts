import { expect, type Page, test } from '@playwright/test'
import { isAwake } from '../support/awake.ts'

// Spec 4, 9: hash navigation.

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const distance = (page: Page, id: string) =>
  page.evaluate((name) => {
    const header = document.querySelector('[data-site-header]')?.getBoundingClientRect()
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN
    return Math.round(top - (header?.height ?? 0))
  }, id)

/** Gives the page a place to go to and a link to it. */
async function addTarget(page: Page): Promise<void> {
  await page.evaluate(() => {
    const target = document.querySelectorAll('main h2')[1] ?? document.querySelector('main h2')
    if (target) target.id = 'ziel'
    const link = Object.assign(document.createElement('a'), {
      href: '#ziel',
      textContent: 'Ziel',
    })
    document.querySelector('main')?.prepend(link)
  })
}

test('hash navigation scrolls after 300 ms plus header height plus 32 px, and moves the focus', async ({
  page,
}) => {
  await page.goto('/de/')
  await isAwake(page)
  await addTarget(page)
  await page.getByRole('link', { name: 'Ziel', exact: true }).click()
  await expect.poll(() => distance(page, 'ziel')).toBe(32)
  await expect(page.locator('#ziel')).toBeFocused()
})

test('hash navigation works on arrival', async ({ page }) => {
  await page.goto('/_gallery?layout=portal#anfang')
  await isAwake(page)
  await expect.poll(() => distance(page, 'anfang')).toBe(32)
  await expect(page.locator('#anfang')).toBeFocused()
})

test('back returns to the place one came from', async ({ page }) => {
  await page.goto('/de/')
  await isAwake(page)
  await addTarget(page)
  await page.getByRole('link', { name: 'Ziel', exact: true }).click()
  await expect.poll(() => distance(page, 'ziel')).toBe(32)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200)
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(200)
})

test('an unknown or broken hash does no harm', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  for (const hash of ['#gibt-es-nicht', '#%', '#%E0%A4%A', '#"><img>']) {
    await page.goto(`/de/${hash}`)
    await isAwake(page)
    await page.waitForTimeout(400)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
  expect(errors).toEqual([])
})

test('with reduced motion nothing glides', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/de/')
  await isAwake(page)
  await addTarget(page)
  await page.evaluate(() => {
    const scrollTo = window.scrollTo.bind(window)
    Object.assign(window, {
      scrollTo(options: ScrollToOptions) {
        document.documentElement.dataset.behavior = options.behavior ?? ''
        scrollTo(options)
      },
    })
  })
  await page.getByRole('link', { name: 'Ziel', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-behavior', 'instant')
})
