import { AxeBuilder } from '@axe-core/playwright'
import { calls } from '@kurstadt/contract'
import { expect, type Page, test } from '@playwright/test'
import { contentOf } from '../support/content-of.ts'

// Spec 2.7: webcam page and photo point, with nothing asked of other houses before a click.

const point = '/de/fotopunkt/'
const cameras = '/de/webcams/'

/** What a page asks of other hosts. */
function outsideOf(page: Page, baseURL = ''): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (url.startsWith('http') && !url.startsWith(baseURL)) asked.push(url)
  })
  return asked
}

const archive = (page: Page) => page.frameLocator('iframe[title="Archiv des Fotopunkts"]')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a chosen day comes into the frame, and the page stays', async ({ page, request }) => {
      const { data } = await contentOf(
        request,
        'fotopunkt_bilder?pro_seite=500',
        calls.fotopunkt_bilder.answer,
      )
      const days = [...new Set(data.map((one) => one.aufgenommen_am.slice(0, 10)))]
      await page.goto(point)
      await expect(archive(page).locator(`[data-tag="${days[0]}"]`)).toBeVisible()
      await page.getByLabel('Tag wählen').fill(days[1] ?? '')
      await page.getByRole('button', { name: 'Bilder zeigen' }).click()
      await expect(archive(page).locator(`[data-tag="${days[1]}"]`)).toBeVisible()
      const shots = data.filter((one) => one.aufgenommen_am.startsWith(days[1] ?? '-'))
      await expect(archive(page).getByRole('listitem')).toHaveCount(shots.length)
      await archive(page).getByRole('link', { name: 'Tag davor' }).click()
      await expect(archive(page).locator(`[data-tag="${days[1]}"]`)).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe(point)
    })

    test('T42: each camera shows its newest picture and its day, and no other house is asked', async ({
      page,
      request,
      baseURL,
    }) => {
      const { data } = await contentOf(request, 'webcams', calls.webcams.answer)
      const outside = outsideOf(page, baseURL)
      await page.goto(cameras)
      for (const { titel, aufnahmen } of data) {
        const camera = page.getByRole('article').filter({ hasText: titel })
        await expect(camera.getByRole('figure').getByRole('img')).toBeVisible()
        const links = camera.getByRole('region').getByRole('link')
        await expect(links).toHaveCount(aufnahmen.length)
        const file = await request.get((await links.last().getAttribute('href')) ?? '')
        expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/jpeg'])
        const steps = camera.getByRole('button', { name: 'Früher' })
        await expect(steps).toBeVisible({ visible: javaScriptEnabled })
      }
      expect(outside).toEqual([])
    })
  })
}

test('a day of the archive has its true status, and only this site frames it', async ({
  request,
}) => {
  for (const [datum, status] of [
    ['', 200],
    ['1900-01-01', 200],
    ['2999-01-01', 400],
    ['29.02.2027', 400],
    ['abc', 400],
  ] as const) {
    const reply = await request.get(`/de/fotopunkt-archiv/?datum=${datum}`)
    expect([datum, reply.status()]).toEqual([datum, status])
    expect(reply.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  }
  const other = await request.get('/de/')
  expect(other.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('T42: days are chosen by keys, one to come is refused, and no other house is asked', async ({
  page,
  baseURL,
}) => {
  const outside = outsideOf(page, baseURL)
  await page.goto('/de/')
  await page.goto(point)
  await expect(archive(page).getByRole('heading', { level: 1 })).toBeVisible()
  const frame = page.locator('iframe')
  await expect
    .poll(() => frame.evaluate((one: HTMLIFrameElement) => Number.parseFloat(one.style.blockSize)))
    .toBeGreaterThan(200)
  const field = page.getByLabel('Tag wählen')
  await field.fill('2999-01-01')
  await expect(page.getByText('Dieser Tag kommt erst noch.')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('1900-01-01')
  await expect(archive(page).getByText('Von diesem Tag gibt es keine Bilder.')).toBeVisible()
  await expect(page.getByText('Dieser Tag kommt erst noch.')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/de\/$/)
  expect(outside).toEqual([])
})

test('the day of a camera is stepped through by keys, and its age is told', async ({ page }) => {
  await page.goto(cameras)
  const camera = page.getByRole('article').first()
  const shown = camera.getByRole('figure').locator('time')
  const newest = await shown.getAttribute('datetime')
  await expect(camera.locator('[data-age]')).toHaveText(/^(gerade eben|vor \d+ Minuten?)$/)
  await camera.getByRole('region').getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(shown).not.toHaveAttribute('datetime', newest ?? '')
  await camera.getByRole('button', { name: 'Später' }).click()
  await expect(shown).toHaveAttribute('datetime', newest ?? '')
})

for (const path of [cameras, point, '/en/webcams/', '/en/photo-point/', '/en/photo-point-archive/'])
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('load')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
