import { calls } from '@kurstadt/contract'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { asEditor } from '../support/as-editor.ts'
import { isAwake, isLoaded } from '../support/awake.ts'
import { contentOf } from '../support/content-of.ts'
import { backOffice } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { observeShift, shiftOf, violationsOf } from '../support/in-page.ts'
import { hangPhotographs } from '../support/stored-photograph.ts'
import { bytesBeforeScrolling, slowDown } from '../support/weight.ts'

// Spec 2.6: photo galleries, on slow lines, by keyboard and for those who listen.

const found = z.object({ docs: z.array(z.object({ id: z.string() })) })

const galleries = async (request: APIRequestContext) =>
  (await contentOf(request, 'galerien?pro_seite=500', calls.galerien.answer)).data

/** Publishes a gallery of 200 pictures that the town has already, most of them several times. */
async function publishTwoHundred(request: APIRequestContext): Promise<string> {
  const titel = `Zweihundert Bilder ${Date.now()}`
  await asEditor(request, editors.clerk, async (headers) => {
    const query = 'where[mimeType][contains]=image&sort=createdAt&limit=60&depth=0&locale=de'
    const list = await request.get(`${backOffice}/api/medien?${query}`, { headers })
    const { docs } = found.parse(await list.json())
    const bilder = Array.from({ length: 200 }, (_, at) => ({ bild: docs[at % docs.length]?.id }))
    const data = { titel, datum: '2020-01-03', bilder, _status: 'published' }
    const answer = await request.post(`${backOffice}/api/galerien?locale=de`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(201)
  })
  const address = async () =>
    (await galleries(request)).find((one) => one.titel === titel)?.detailURL
  await expect.poll(address).toMatch(/^\/de\//)
  return (await address()) ?? ''
}

test.describe('on a telephone with a slow line', () => {
  test.use({
    viewport: { width: 375, height: 800 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  })

  test('a gallery of 200 photographs costs less than 250 KB before somebody scrolls, and stands still', async ({
    page,
    request,
  }) => {
    const path = await publishTwoHundred(request)
    const weighed = await bytesBeforeScrolling(page)
    await slowDown(page)
    await page.addInitScript(observeShift)
    const sent = await hangPhotographs(page)
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
