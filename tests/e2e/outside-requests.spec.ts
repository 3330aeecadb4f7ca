import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { isAwake } from '../support/awake.ts'
import { type Outside, outsideOf } from '../support/outside-requests.ts'

// Before a click no page asks another house for anything (spec 5; decisions, 7 embeds).

test.describe.configure({ mode: 'serial' })

async function addressesOf(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
}

/** Pages that are asked for at a time. */
const atOnce = 4

let looked: [path: string, outside: Outside][]

test('no page of the sitemap names anything of another house that a browser would fetch', async ({
  request,
}) => {
  const paths = await addressesOf(request)
  for (const language of ['/de/', '/en/'])
    expect(paths.filter((path) => path.startsWith(language)).length).toBeGreaterThan(300)
  looked = []
  for (let at = 0; at < paths.length; at += atOnce) {
    const look = async (path: string): Promise<[string, Outside]> => [
      path,
      await outsideOf(request, path),
    ]
    looked.push(...(await Promise.all(paths.slice(at, at + atOnce).map(look))))
  }
  const wrong = looked.flatMap(([path, { asked }]) => asked.map((one) => `${path}: ${one}`))
  expect(wrong).toEqual([])
})

for (const path of ['/de/datenschutz/', '/en/privacy/'])
  test(`${path} lists every house whose frames a page may show after a click`, async ({ page }) => {
    const hosts = new Set(looked.flatMap(([, { frameHosts }]) => frameHosts))
    expect(hosts.size).toBeGreaterThan(0)
    await page.goto(path)
    const listed = await page
      .locator('[data-behaviour="host-choice"]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-host')))
    expect(new Set(listed)).toEqual(hosts)
  })

/** What the browser asks of other hosts, for as long as the page is looked at to its end. */
async function askedBy(page: Page, path: string, own: string): Promise<string[]> {
  const asked: string[] = []
  const note = (request: { url: () => string }) => {
    if (request.url().startsWith('http') && new URL(request.url()).origin !== own)
      asked.push(request.url())
  }
  page.on('request', note)
  await page.goto(path)
  await isAwake(page)
  for (const image of await page.locator('main img, main [data-behaviour]').all())
    if (await image.isVisible()) await image.scrollIntoViewIfNeeded()
  page.off('request', note)
  return asked
}

test('no page with content of another house asks for it while it is looked at', async ({
  page,
  baseURL,
}) => {
  const gates = looked.filter(([, { hasGate }]) => hasGate).map(([path]) => path)
  expect(gates.length).toBeGreaterThan(3)
  const own = new URL(baseURL ?? '').origin
  for (const path of gates) expect(await askedBy(page, path, own), path).toEqual([])
})
