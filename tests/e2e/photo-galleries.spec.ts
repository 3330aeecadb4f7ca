import { calls } from '@kurstadt/contract'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { asEditor } from '../support/as-editor.ts'
import { isAwake, isLoaded } from '../support/awake.ts'
import { contentOf } from '../support/content-of.ts'
import { backOffice } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { observeShift, shiftOf, violationsOf } from '../support/in-page.ts'
import { hangPhotographs, type Size } from '../support/stored-photograph.ts'
import { bytesBeforeScrolling, slowDown } from '../support/weight.ts'

// Spec 2.6: photo galleries, on slow lines, by keyboard and for those who listen.

const found = z.object({ docs: z.array(z.object({ id: z.string() })) })
const created = z.object({ doc: z.object({ id: z.string() }) })

const galleries = async (request: APIRequestContext) =>
  (await contentOf(request, 'galerien?pro_seite=500', calls.galerien.answer)).data

type Headers = Record<string, string>

/** Pictures of every shape that the town has already. */
async function picturesOfTown(request: APIRequestContext, headers: Headers): Promise<string[]> {
  const query = 'where[mimeType][contains]=image&sort=createdAt&limit=60&depth=0&locale=de'
  const list = await request.get(`${backOffice}/api/medien?${query}`, { headers })
  return found.parse(await list.json()).docs.map(({ id }) => id)
}

/** Uploads as many pictures of one size as a page of a gallery has. */
async function uploadAlike(
  request: APIRequestContext,
  headers: Headers,
  [width, height]: Size,
): Promise<string[]> {
  const said = { alt: 'Blick ins Tal', copyright: 'Stadt', lizenz: 'eigene-aufnahme' }
  const ids: string[] = []
  for (let place = 0; place < 18; place += 1) {
    const background = { r: place * 14, g: 90, b: 120 }
    const create = { width, height, channels: 3, background } as const
    const buffer = await sharp({ create }).png().toBuffer()
    const file = { name: `tal-${width}-${place}.png`, mimeType: 'image/png', buffer }
    const multipart = { file, _payload: JSON.stringify(said) }
    const url = `${backOffice}/api/medien?locale=de`
    const answer = await request.post(url, { headers, multipart })
    ids.push(created.parse(await answer.json()).doc.id)
  }
  return ids
}

/** Publishes a gallery of 200 pictures, most of them several times; without a size, those of the town. */
async function publishTwoHundred(request: APIRequestContext, size: Size | null): Promise<string> {
  const titel = `Zweihundert Bilder ${Date.now()}`
  await asEditor(request, editors.clerk, async (headers) => {
    const ids = size
      ? await uploadAlike(request, headers, size)
      : await picturesOfTown(request, headers)
    const bilder = Array.from({ length: 200 }, (_, at) => ({ bild: ids[at % ids.length] }))
    const data = { titel, datum: '2020-01-03', bilder, _status: 'published' }
    const answer = await request.post(`${backOffice}/api/galerien?locale=de`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(201)
  })
  const address = async () =>
    (await galleries(request)).find((one) => one.titel === titel)?.detailURL
  await expect.poll(address).toMatch(/^\/de\//)
  return (await address()) ?? ''
}

const kinds: readonly { name: string; size: Size | null }[] = [
  { name: '200 photographs of every shape', size: null },
  { name: '200 upright photographs', size: [600, 900] },
  { name: '200 photographs of telephones held upright', size: [540, 960] },
  { name: '200 panoramas', size: [1_200, 500] },
]

test.describe('on a telephone with a slow line', () => {
  test.use({
    viewport: { width: 375, height: 800 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  })

  for (const { name, size } of kinds)
    test(`a gallery of ${name} costs less than 250 KB before somebody scrolls, and stands still`, async ({
      page,
      request,
    }) => {
      const path = await publishTwoHundred(request, size)
      const weighed = await bytesBeforeScrolling(page)
      await slowDown(page)
      await page.addInitScript(observeShift)
      const sent = await hangPhotographs(page, size ?? undefined)
      await page.goto(path)
      await isLoaded(page)
      await page.waitForLoadState('networkidle')
      // Those of the next screens too: the browser fetches as many of them ahead as it likes.
      expect(sent.count).toBeGreaterThanOrEqual(4)
      expect((weighed.bytes + sent.bytes) / 1_000).toBeLessThan(250)
      expect(await shiftOf(page)).toBeLessThan(0.01)
    })
})

/** The first gallery of the demo town, and its pictures. */
async function openFirst(page: Page, request: APIRequestContext) {
  const all = await galleries(request)
  const listed = all.find(({ titel }) => titel === 'Vier Jahreszeiten im Silbertal')
  await page.goto(listed?.detailURL ?? '')
  await isAwake(page)
  return listed
}

test('a gallery is looked through by keyboard, and a screen reader hears where one is', async ({
  page,
  request,
}) => {
  const listed = await openFirst(page, request)
  const tile = page.locator('a[id^="bild-"]').nth(1)
  await tile.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: `Bilder groß ansehen: ${listed?.titel}` })
  const place = viewer.getByRole('status')
  await expect(place).toContainText(`Bild 2 von ${listed?.anzahl_bilder}`)
  await expect(page).toHaveURL(/\?bild=\d+$/)
  await page.keyboard.press('ArrowRight')
  await expect(place).toContainText(`Bild 3 von ${listed?.anzahl_bilder}`)
  await expect(viewer).toMatchAriaSnapshot(`
    - 'dialog "Bilder groß ansehen: Vier Jahreszeiten im Silbertal"':
      - status: /^Bild 3 von 8/
      - button "Schließen"
      - figure /Juli in der Silberschlucht/:
        - img /Wasserfall/
        - text: /Juli in der Silberschlucht, 17 Grad/
      - button "Vorheriges Bild"
      - button "Nächstes Bild"
  `)
  expect(await violationsOf(page, 'dialog[open]')).toEqual([])
  const third = page.url()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(page.locator('a[id^="bild-"]').nth(2)).toBeFocused()
  // The address of a picture is a page of its own for whoever is sent it.
  await page.goto(third)
  await expect(page.getByText(`Bild 3 von ${listed?.anzahl_bilder}`).first()).toBeVisible()
})

test('«back» from a picture that was loaded again leads to its grid', async ({ page, request }) => {
  await openFirst(page, request)
  const tiles = page.locator('a[id^="bild-"]')
  await tiles.nth(1).click()
  await expect(page).toHaveURL(/\?bild=\d+$/)
  await page.reload()
  await isAwake(page)
  await expect(tiles).toHaveCount(0)
  await page.goBack()
  await expect(tiles.nth(1)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})
