import { expect, type Page, test } from '@playwright/test'
import { backOffice, enter, openDashboard, openList, openRow } from '../support/editor.ts'
import { editors } from '../support/editors.ts'

// E4: what an editor has open asks this house alone, and the browser is told to refuse others.

/** The browser's own addresses that lead to no server. */
const local = /^(?:data|blob|about):/

async function openFirst(page: Page, list: string) {
  await openList(page, `${list}`)
  await openRow(page, page.locator('tbody').getByRole('link').first())
  await page.waitForLoadState('networkidle')
}

/** A way of three points as a watch writes it. */
const gpx = `<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
  <trkpt lat="48.7000" lon="8.5500"><ele>430.2</ele></trkpt>
  <trkpt lat="48.7100" lon="8.5500"><ele>460.0</ele></trkpt>
  <trkpt lat="48.7100" lon="8.5600"><ele>470.0</ele></trkpt>
</trkseg></trk></gpx>`

test('E4: lists and forms, with maps, texts and pictures, ask no other house', async ({ page }) => {
  const houses = new Set(
    [backOffice, process.env.WEBSITE_URL].map((url) => new URL(url ?? '').host),
  )
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!(local.test(request.url()) || houses.has(new URL(request.url()).host)))
      strangers.push(request.url())
  })
  await enter(page, editors.deputy)
  for (const list of ['touren', 'baugebiete', 'seiten', 'medien', 'aemter'])
    await openFirst(page, list)
  expect(strangers).toEqual([])
})

test('E4: the browser refuses a script and a picture from elsewhere', async ({ page }) => {
  await openDashboard(page, editors.deputy)
  const refused = await page.evaluate(async () => {
    const seen: string[] = []
    const all = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (seen.push(effectiveDirective) === 3) resolve()
      })
    })
    const [script, picture] = [document.createElement('script'), new Image()]
    script.src = 'https://cdn.example/editor.js'
    picture.src = 'https://cdn.example/pixel.gif'
    document.head.append(script)
    await fetch('https://cdn.example/').catch(() => undefined)
    await all
    return seen.toSorted()
  })
  expect(refused).toEqual(['connect-src', 'img-src', 'script-src-elem'])
})

test('E4: the way of a tour comes from a GPX file, and is told and drawn', async ({ page }) => {
  await enter(page, editors.deputy)
  await openFirst(page, 'touren')
  const file = { name: 'runde.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(gpx) }
  await page.getByRole('button', { name: 'Weg', exact: true }).click()
  await page.getByLabel('GPX- oder GeoJSON-Datei wählen').setInputFiles(file)
  await expect(page.getByText('Weg mit 3 Punkten, 1,8 km')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Weg mit 3 Punkten, 1,8 km' })).toBeVisible()
  await expect(page.getByLabel('Weg auf der Karte')).toHaveValue(
    '[[8.55,48.7,430],[8.55,48.71,460],[8.56,48.71,470]]',
  )
})
