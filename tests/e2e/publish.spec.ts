import { expect, test } from '@playwright/test'
import { administrator, backOffice, enter, openList, openRow } from '../support/editor.ts'
import { expectOnSite } from '../support/on-site.ts'

test.describe.configure({ mode: 'serial' })

test('a changed title is published and stands on the site within a second', async ({
  page,
  request,
}) => {
  const before = await request.get('/de/bergbahn/')
  expect(await before.text()).toContain('<title>Bergbahn')
  await enter(page, administrator)
  await openList(page, 'seiten')
  await page.getByRole('table').getByRole('link', { name: 'Bergbahn', exact: true }).click()
  await page.waitForLoadState('networkidle')
  const title = page.locator('#field-titel')
  await expect(title).toHaveValue('Bergbahn')
  await title.fill('Bergbahn auf den Hohen Stein')

  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  expect((await saved).status()).toBe(200)
  await expectOnSite(request, '/de/bergbahn/', ['<title>Bergbahn auf den Hohen Stein'])
})

test('a draft does not show on the site', async ({ page, request }) => {
  await enter(page, administrator)
  await page.goto(`${backOffice}/admin/collections/seiten`)
  const pages = page.getByRole('table')
  await openRow(page, pages.getByRole('link', { name: 'Familien', exact: true }))
  await page.locator('#field-titel').fill('Nur ein Entwurf')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Entwurf speichern' }).click()
  expect((await saved).status()).toBe(200)
  await page.waitForTimeout(1000)
  expect(await (await request.get('/de/familien/')).text()).not.toContain('Nur ein Entwurf')
})
