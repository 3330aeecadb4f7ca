import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, type Response, test } from '@playwright/test'
import { isAwake } from '../support/awake.ts'
import { violationsOf } from '../support/in-page.ts'

// The town's own map and its list: they answer alike, and nobody but our own server is asked.

const directory = '/de/branchen/?ansicht=karte'
/** Most bytes (brotli) of what the moving map fetches. */
const budget = 290_000

const numberLink = (page: Page, name: RegExp) => page.getByRole('link', { name }).first()
const chosenRow = (page: Page) =>
  page.getByRole('list', { name: /^Die Orte/ }).locator('[aria-current]')

test('the moving map comes when it is near, from our own server, within its budget', async ({
  page,
  baseURL,
}) => {
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      document.documentElement.dataset.refused = `${effectiveDirective} ${blockedURI}`
    })
  })
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(directory)
  await isAwake(page)
  const before = answers.length
  expect(answers.some((answer) => answer.url().includes('moving-map'))).toBe(false)
  await page.locator('#karte').scrollIntoViewIfNeeded()
  await expect(page.getByText('Die Karte lässt sich jetzt verschieben')).toBeVisible({
    timeout: 120_000,
  })
  const own = new URL(baseURL ?? '').origin
  const fetched = answers.slice(before).filter((answer) => !answer.url().startsWith('blob:'))
  expect(fetched.filter((answer) => new URL(answer.url()).origin !== own)).toEqual([])
  const scripts = fetched.filter((answer) => answer.request().resourceType() === 'script')
  const bodies = await Promise.all(scripts.map((script) => script.body()))
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(budget)
  expect(await page.locator('html').getAttribute('data-refused')).toBeNull()

  const canvas = page.getByRole('region', { name: /^Karte\. Pfeiltasten/ })
  await canvas.focus()
  await page.keyboard.press('ArrowRight')
  await numberLink(page, /^Nummer 8:/).click()
  await expect(page).toHaveURL(/[?&]ort=\d+$/)
  await expect(chosenRow(page)).toHaveText(/^8/)
  await page.getByRole('button', { name: 'Karte vergrößern' }).click()
  expect(await violationsOf(page)).toEqual([])
})

test('a ground that is missing leaves picture and list as they were', async ({ page }) => {
  await page.route('**/karte/*.geojson', (route) => route.fulfill({ status: 404 }))
  await page.goto(directory)
  await page.locator('#karte').scrollIntoViewIfNeeded()
  await expect(page.getByText(/lässt sich hier nicht zeigen/)).toBeVisible({ timeout: 120_000 })
  await expect(page.locator('#karte canvas')).toHaveCount(0)
  await expect(page.locator('#karte img')).toBeVisible()
  await page.locator('#karte a[data-place]').last().click()
  await expect(chosenRow(page)).toHaveCount(1)
})

test('without WebGL nothing is fetched for it, and by keyboard every place is reached', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(`${directory}&stufenlos=true`)
  await isAwake(page)
  await page.locator('#karte').scrollIntoViewIfNeeded()
  await expect(page.getByText(/lässt sich hier nicht zeigen/)).toBeVisible()
  expect(asked.filter((url) => url.includes('moving-map'))).toEqual([])
  await numberLink(page, /^Nummer 1:/).focus()
  await page.keyboard.press('ArrowDown')
  await expect(numberLink(page, /^Nummer 2:/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chosenRow(page)).toHaveText(/^2/)
  expect(await violationsOf(page)).toEqual([])
})

test('an address with a place shows it to whoever it is sent to, and on paper too', async ({
  page,
}) => {
  await page.goto(`${directory}&q=gasthof`)
  await isAwake(page)
  await numberLink(page, /^Nummer 1:/).click()
  const sent = page.url()
  await page.goto('/de/')
  await page.goto(sent)
  await expect(chosenRow(page)).toHaveText(/^1/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#karte img')).toBeVisible()
  await expect(page.locator('main button:visible')).toHaveCount(0)
})

test('car parks on the map have their free spaces in name, flag and choice', async ({ page }) => {
  await page.goto('/de/parken/?ansicht=karte')
  await isAwake(page)
  const free = page.locator('#karte li[data-place] [data-said]').first()
  const said = (await free.getAttribute('data-said')) ?? 'nothing'
  const number = numberLink(page, /^Nummer 1: /)
  await expect(number).toHaveAccessibleName(new RegExp(`\\(${said}\\) auf der Karte zeigen$`))
  await number.click()
  await expect(page).toHaveURL(/[?&]ort=77/)
  await expect(page.locator('[data-part="chosen"]')).toContainText(said)
  expect(await violationsOf(page)).toEqual([])
})

test('the plots of a building area lie on the map when somebody asks for it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/de/rathaus/baugebiete/obere-halde-id_1/')
  await isAwake(page)
  const load = page.getByRole('button', { name: 'Bewegliche Karte laden' })
  await load.scrollIntoViewIfNeeded()
  expect(asked.filter((url) => url.includes('moving-map'))).toEqual([])
  await load.click()
  await expect(page.getByText('Die Karte lässt sich jetzt verschieben')).toBeVisible({
    timeout: 120_000,
  })
  await page.getByRole('link', { name: 'Platz 22', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]ort=22/)
  await expect(page.locator('[data-part="chosen"]')).toContainText('Platz 22: frei, 1.156 m²')
  expect(await violationsOf(page)).toEqual([])
})

test('the place of a damage is picked on the moving map by keyboard, and the picture goes', async ({
  page,
}) => {
  await page.goto('/de/rathaus/schaden-melden/')
  await isAwake(page)
  const drawn = page.getByRole('slider', { name: 'Stelle auf der Karte' })
  await expect(drawn).toHaveCount(0)
  await page.getByRole('button', { name: 'Ort auf der Karte wählen' }).click()
  const canvas = page.getByRole('region', { name: /die Eingabetaste setzt den Punkt/ })
  await expect(canvas).toBeFocused({ timeout: 120_000 })
  await expect(drawn).toHaveCount(0)
  const place = page.locator('input[name="standort"]')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Die Stelle ist eingetragen: .*Karte/)).toBeVisible()
  const middle = await place.inputValue()
  expect(middle).toMatch(/^48\.\d{5}, 8\.\d{5}$/)
  // The whole town lies on the map as it opens, and nothing beyond it.
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter')
      return place.inputValue()
    })
    .not.toBe(middle)
  const { x, y } = (await canvas.boundingBox()) ?? { x: 0, y: 0 }
  const before = await place.inputValue()
  await page.mouse.click(x + 40, y + 40)
  await expect.poll(() => place.inputValue()).not.toBe(before)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Standort wieder entfernen' }).click()
  await expect(place).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('list, map and choice are links, and say the same', async ({ page }) => {
    await page.goto('/de/branchen/')
    await page
      .getByRole('navigation', { name: 'Ansicht' })
      .getByRole('link', { name: 'Karte' })
      .click()
    await numberLink(page, /^Nummer 3:/).click()
    await expect(page).toHaveURL(/ansicht=karte&ort=\d+#karte$/)
    await expect(chosenRow(page)).toHaveText(/^3/)
    await expect(page.locator('#karte a[data-chosen]')).toHaveText('3')
    await expect(page.locator('main button:visible', { hasText: 'Karte' })).toHaveCount(0)
  })
})
