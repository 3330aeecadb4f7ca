import { expect, type Page, test } from '@playwright/test'
import {
  administrator,
  backOffice,
  enter,
  openForm,
  openList,
  stateOfForm,
} from '../support/editor.ts'
import { editors } from '../support/editors.ts'

// F09: an editor saves while nobody answers. Nothing that was typed is lost, and in German it says
// what happened and what to do.

async function openNewNotice(page: Page, title: string) {
  await enter(page, editors.town)
  await openForm(page, 'hinweise/create')
  const state = stateOfForm(page)
  await page.locator('#field-titel').fill(title)
  await state
}

/** Saves the draft, is told why not, and saves it again once `mend` has brought the server back. */
async function saveTwice(page: Page, title: string, reason: string, mend: () => Promise<void>) {
  const save = page.getByRole('button', { name: 'Entwurf speichern' })
  await save.click()
  const notice = page.getByRole('alert').filter({ hasText: 'Noch nicht gespeichert' })
  await expect(notice).toContainText(reason)
  await expect(notice).toContainText('Was Sie geschrieben haben, steht noch im Formular.')
  await expect(notice).toContainText('speichern Sie dann noch einmal')
  await expect(page.locator('#field-titel')).toHaveValue(title)
  await expect(page.getByText(/Failed to fetch|went wrong|Gateway/)).toHaveCount(0)
  await mend()
  await save.click()
  await page.waitForURL(/\/hinweise\/[\w-]{36}/)
  await expect(notice).toHaveCount(0)
  await expect(page.locator('#field-titel')).toHaveValue(title)
}

const unreachable = 'Der Server ist gerade nicht zu erreichen.'

test('F09: without a network the form says in German that nothing is lost', async ({ page }) => {
  const title = `Ohne Netz ${Date.now()}`
  await openNewNotice(page, title)
  await page.context().setOffline(true)
  await saveTwice(page, title, unreachable, () => page.context().setOffline(false))
})

test('F09: behind a proxy that reaches no server it does so too', async ({ page }) => {
  const title = `Ohne Server ${Date.now()}`
  await openNewNotice(page, title)
  const gateway = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }
  await page.route('**/api/hinweise*', (route) => route.fulfill(gateway))
  await saveTwice(page, title, unreachable, () => page.unroute('**/api/hinweise*'))
})

test('F09: the comment of a review is still there when the step has failed', async ({ page }) => {
  await openNewNotice(page, `Zur Prüfung ${Date.now()}`)
  await page.getByRole('button', { name: 'Entwurf speichern' }).click()
  await page.waitForURL(/\/hinweise\/[\w-]{36}/)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Zur Prüfung geben' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zur Prüfung geben' })
  const comment = dialog.getByRole('textbox')
  await comment.fill('Stimmt die Uhrzeit?')
  const saving = /\/api\/hinweise\/[\w-]{36}\?/
  await page.route(saving, (route) => route.abort())
  await dialog.getByRole('button', { name: 'Zur Prüfung geben' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Ihr Kommentar ist noch hier')
  await expect(comment).toHaveValue('Stimmt die Uhrzeit?')
  await page.unroute(saving)
  await dialog.getByRole('button', { name: 'Zur Prüfung geben' }).click()
  await expect(dialog).toHaveCount(0)
})

test('F08: what the server says of its fault is read out', async ({ page }) => {
  const title = `Voll ${Date.now()}`
  await openNewNotice(page, title)
  const words = 'Der Speicherplatz des Servers ist voll. Ihre Eingaben wurden nicht gespeichert.'
  await page.route('**/api/hinweise*', (route) =>
    route.fulfill({ status: 507, json: { errors: [{ message: words }] } }),
  )
  await saveTwice(page, title, words, () => page.unroute('**/api/hinweise*'))
})

test('F10: who opens what somebody else is writing reads in German since when', async ({
  page,
  browser,
}) => {
  await openNewNotice(page, `Zu zweit ${Date.now()}`)
  await page.getByRole('button', { name: 'Entwurf speichern' }).click()
  await page.waitForURL(/\/hinweise\/[\w-]{36}/)
  await page.waitForLoadState('networkidle')
  await page.locator('#field-text').fill('Bitte warten Sie.')
  const context = await browser.newContext()
  const other = await context.newPage()
  await enter(other, administrator)
  const notice = other.locator('.document-locked')
  await expect(async () => {
    await other.goto(page.url(), { waitUntil: 'networkidle' })
    await expect(notice).toContainText(editors.town.email, { timeout: 3000 })
  }).toPass()
  await expect(
    notice.getByText(/^Zuletzt bearbeitet: \d+\. \S+ \d{4} um \d\d:\d\d Uhr$/),
  ).toBeVisible()
  await expect(notice.getByText(/\b(AM|PM)\b/)).toBeHidden()
  await context.close()
})

test('F09: a row that was added comes, also when the first answer about it is lost', async ({
  page,
}) => {
  await enter(page, editors.guests)
  const form = `${backOffice}/admin/collections/veranstaltungen/create`
  await openForm(page, 'veranstaltungen/create')
  await page.getByRole('button', { name: 'Eintritt', exact: true }).click()
  let asked = 0
  await page.route(form, (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  await page.getByRole('button', { name: 'Preis hinzufügen' }).click()
  await expect(page.getByLabel('Für wen')).toBeVisible()
  expect(asked).toBeGreaterThan(1)
})

test('who looked at English last begins a new entry in German, and loses nothing on a slow line', async ({
  page,
}) => {
  await enter(page, editors.town)
  await openList(page, 'hinweise?locale=en')
  await page.route(/create\?.*locale=de.*_rsc/, async (route) => {
    // Long enough for somebody to begin.
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.continue()
  })
  await page.goto(`${backOffice}/admin/collections/hinweise/create`)
  await page.locator('#field-titel').fill('Straße gesperrt')
  await page.waitForURL(/[?&]locale=de/)
  await expect(page.getByText('Hinweis anlegen')).toBeVisible()
  await expect(page.locator('#field-titel')).toHaveValue('Straße gesperrt')
})
