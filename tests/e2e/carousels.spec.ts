import { expect, type Locator, test } from '@playwright/test'
import { isSettled } from '../support/awake.ts'
import { openPortal, paintPictures, portalOfFive, stay } from '../support/gallery-portal.ts'

// Spec 9 and decisions (2.6 carousels): pictures that follow each other.

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Number of the picture in sight: a page that is slow to come has moved on before it is asked. */
async function numberAt(place: Locator): Promise<number> {
  await expect(place).toHaveText(/^[1-5] \/ 5$/)
  return Number((await place.textContent())?.charAt(0))
}

/** What the place says some pictures further on. */
const placeAfter = (number: number, steps: number) => `${((number + steps + 4) % 5) + 1} / 5`

test('autoplay: the next picture comes after 6000 ms', async ({ page }) => {
  const { hero, place } = await openPortal(page)
  const toggle = hero.getByRole('button').first()
  await page.clock.pauseAt(Date.now() + 60_000)
  await toggle.click()
  await hero.getByRole('button', { name: 'Nächstes Bild' }).click()
  const before = await numberAt(place)
  await toggle.click()
  await page.clock.runFor(stay - 1)
  await expect(place).toHaveText(`${before} / 5`)
  await page.clock.runFor(1)
  await expect(place).toHaveText(placeAfter(before, 1))
  await page.clock.runFor(4 * stay)
  await expect(place).toHaveText(`${before} / 5`)
})

test('a picture fades over the one before in 600 ms', async ({ page }) => {
  const { hero } = await openPortal(page)
  await hero.getByRole('button', { name: 'Nächstes Bild' }).click()
  const fades = await hero.evaluate((region) =>
    region
      .getAnimations({ subtree: true })
      .filter((of) => of instanceof CSSTransition && of.transitionProperty === 'opacity')
      .map((of) => of.effect?.getComputedTiming().endTime),
  )
  expect(fades).toContain(600)
})

test('the pause button is the first in the order of the keyboard and stops the clock', async ({
  page,
}) => {
  const { hero, place } = await openPortal(page)
  const pause = hero.getByRole('button').first()
  await expect(pause).toHaveAccessibleName('Bildwechsel anhalten')
  await pause.focus()
  await page.keyboard.press('Enter')
  await expect(pause).toHaveAccessibleName('Bildwechsel starten')
  const number = await numberAt(place)
  await page.locator('h1').click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(3 * stay)
  await expect(place).toHaveText(placeAfter(number, 0))
  await pause.click()
  await page.clock.runFor(stay + 100)
  await expect(place).toHaveText(placeAfter(number, 1))
})

test('the clock rests while the focus or the pointer is on the carousel', async ({ page }) => {
  const { hero, place } = await openPortal(page)
  await hero.getByRole('button').first().focus()
  const focused = await numberAt(place)
  await page.clock.runFor(3 * stay)
  await expect(place).toHaveText(placeAfter(focused, 0))
  await hero.hover()
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  )
  await page.clock.runFor(3 * stay)
  await expect(place).toHaveText(placeAfter(focused, 0))
  await page.mouse.move(0, 0)
  await page.clock.runFor(stay + 100)
  await expect(place).not.toHaveText(placeAfter(focused, 0))
})

test('the clock rests out of sight and while the page is hidden', async ({ page }) => {
  const { place } = await openPortal(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const hidden = await numberAt(place)
  await page.clock.runFor(3 * stay)
  await expect(place).toHaveText(placeAfter(hidden, 0))
  await page.locator('footer').last().scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForTimeout(300)
  const away = await numberAt(place)
  await page.clock.runFor(3 * stay)
  await expect(place).toHaveText(placeAfter(away, 0))
})

test('with reduced motion nothing moves by itself, and nothing offers to', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await paintPictures(page)
  await page.clock.install()
  await page.goto(portalOfFive)
  await isSettled(page)
  await page.clock.runFor(2500)
  const hero = page.getByRole('region', { name: 'Bilder' })
  await expect(hero.getByRole('button')).toHaveCount(2)
  await page.clock.runFor(3 * stay)
  await expect(hero.getByText('1 / 5')).toBeVisible()
  await hero.getByRole('button', { name: 'Nächstes Bild' }).click()
  await expect(hero.getByRole('status')).toHaveText('Bild 2 von 5')
  const lasts = await hero.evaluate((region) => region.getAnimations({ subtree: true }).length)
  expect(lasts).toBe(0)
})

test('a change to reduced motion stops the clock', async ({ page }) => {
  const { hero, place } = await openPortal(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The clock of the test runs faster than the browser tells of the change.
  await expect(hero.getByRole('button')).toHaveCount(2)
  const number = await numberAt(place)
  await page.clock.runFor(3 * stay)
  await expect(place).toHaveText(placeAfter(number, 0))
})

test('arrow keys leaf through, and from then on only the visitor does', async ({ page }) => {
  const { hero, place } = await openPortal(page)
  await hero.getByRole('button').first().focus()
  const number = await numberAt(place)
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveText(placeAfter(number, 1))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(place).toHaveText(placeAfter(number, -1))
  await page
    .locator('h1')
    .evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.clock.runFor(3 * stay)
  await expect(place).toHaveText(placeAfter(number, -1))
})

test('the position is announced, but not while the pictures move by themselves', async ({
  page,
}) => {
  const { hero, place, status } = await openPortal(page)
  await expect(status).toHaveAttribute('aria-live', 'off')
  await expect(hero).toHaveAttribute('aria-roledescription', 'Bildfolge')
  await hero.getByRole('button').first().focus()
  const number = await numberAt(place)
  await expect(hero.getByRole('group', { name: `Bild ${number} von 5` })).toBeVisible()
  // The slide says it; whoever reads on hears it once.
  await expect(status).toBeEmpty()
  await hero.getByRole('button', { name: 'Vorheriges Bild' }).click()
  await expect(status).toHaveAttribute('aria-live', 'polite')
  await expect(place).toHaveText(placeAfter(number, -1))
  await expect(status).toHaveText(`Bild ${await numberAt(place)} von 5`)
  await page.clock.runFor(1000)
  await expect(status).toBeEmpty()
})

test('at most five pictures and five slides', async ({ page }) => {
  const { hero, slider } = await openPortal(page)
  await expect(hero.locator('img')).toHaveCount(5)
  await expect(slider.getByRole('link')).toHaveCount(5)
})

test('an inactive picture cannot be reached by the keyboard', async ({ page }) => {
  const { hero } = await openPortal(page)
  const focusable = await hero.evaluate(
    (region) => region.querySelectorAll('a, [tabindex]:not([tabindex="-1"])').length,
  )
  expect(focusable).toBe(0)
})
