import { expect, type Page, test } from '@playwright/test'
import { mailsTo } from '../support/accounts.ts'
import { enter, openList, openRequestOf, openRow, openView } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { heading } from '../support/intranet.ts'
import { confirmedNotice, fillNotice, openNoticeForm } from '../support/noticeboard.ts'
import { giveOwnAddress } from '../support/own-address.ts'
import { unknownViolations } from '../support/payload-violations.ts'

// What the town hall does with the noticeboard (spec 2.6): a notice is accepted, asked about, reported
// and blocked, each with what its writer hears of it.

test.describe.configure({ mode: 'serial' })
test.beforeEach(giveOwnAddress)

const email = `nora-${Date.now()}@kiefer.example`
const titel = `Apfelpresse ${Date.now()}`
let own = ''
let notice = ''

async function openNotice(page: Page): Promise<void> {
  await enter(page, editors.town)
  await openList(page, `schwarzes_brett?search=${encodeURIComponent(titel)}`)
  await openRow(page, page.locator('tbody').getByRole('link', { name: titel }))
}

/** Publishes what stands in the form; answers whether it was taken. */
async function publish(page: Page): Promise<boolean> {
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PATCH' && answer.url().includes('/api/schwarzes_brett/'),
  )
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).press('Enter')
  return (await saved).ok()
}

const subjects = async () => (await mailsTo(email)).map(({ betreff }) => betreff)

test('what was confirmed is accepted by the keyboard, and hangs', async ({ page, context }) => {
  own = await confirmedNotice(page, { email, titel, text: 'Für zehn Kilo auf einmal.' })
  const desk = await context.newPage()
  await openNotice(desk)
  await expect(desk.getByLabel('Text', { exact: false }).first()).toHaveValue(/zehn Kilo/)
  expect(await publish(desk)).toBe(true)
  await page.goto(own)
  await expect(page.getByText('Hängt', { exact: true })).toBeVisible()
  const link = page.getByRole('link', { name: 'Am Schwarzen Brett ansehen' })
  notice = (await link.getAttribute('href')) ?? ''
  await link.press('Enter')
  await expect(heading(page, titel)).toBeVisible()
  expect(await subjects()).toContain(`Ihr Aushang hängt: ${titel}`)
})

test('the office asks its writer back from the request', async ({ page }) => {
  await enter(page, editors.town)
  await openList(page, `anfragen?ansicht=alle&search=${encodeURIComponent(email)}`)
  await openRequestOf(page, 'Nora Kiefer')
  await page.getByRole('button', { name: 'Antworten …' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Antworten' })
  await dialog.getByLabel('Vorlage').selectOption({ label: 'Eine Rückfrage' })
  await dialog.getByLabel('Text').fill('Ist die Presse noch dicht?')
  await dialog.getByRole('button', { name: 'Antwort senden' }).press('Enter')
  await expect(dialog.getByText(/geht gleich hinaus/)).toBeVisible()
  const [last] = (await mailsTo(email)).slice(-1)
  expect(last?.betreff).toMatch(/^Eine Frage zu Ihrer Anfrage/)
  expect(last?.text).toContain('Ist die Presse noch dicht?')
})

test('what a reader reports waits among the requests, with its notice', async ({
  page,
  context,
}) => {
  await page.goto(notice)
  await page.getByRole('link', { name: 'Diesen Aushang melden' }).press('Enter')
  await expect(heading(page, 'Aushang melden')).toBeVisible()
  await page.getByRole('radio', { name: 'Verdacht auf Betrug oder Werbung' }).press('Space')
  await page.getByLabel('Was haben Sie gesehen?').fill('Verlangt Geld im Voraus.')
  await page.getByRole('checkbox', { name: /einverstanden/ }).press('Space')
  await page.getByRole('button', { name: 'Aushang melden' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' })).toBeVisible()
  const desk = await context.newPage()
  await enter(desk, editors.town)
  await openList(desk, 'anfragen?ansicht=neu')
  const row = desk.locator('tbody tr', { hasText: 'Aushang gemeldet' }).first()
  await openRow(desk, row.getByRole('link', { name: /^A-\d+ · / }))
  await expect(desk.getByText('Verlangt Geld im Voraus.')).toBeVisible()
  await expect(desk.getByText('Verdacht auf Betrug oder Werbung')).toBeVisible()
  const number = /id_(\d+)/.exec(notice)?.[1] ?? 'none'
  await expect(desk.getByText(new RegExp(`${number}`)).first()).toBeVisible()
})

test('a notice is blocked with a reason, together with its writer, and nowhere at once', async ({
  page,
  context,
}) => {
  const desk = await context.newPage()
  await openNotice(desk)
  await desk.locator('#field-status').click()
  await desk.getByRole('option', { name: 'Gesperrt' }).click()
  // At once, before the server has said which fields there are now: it refuses, and the field is there.
  expect(await publish(desk)).toBe(false)
  await expect(desk.getByLabel('Grund der Sperrung')).toBeVisible()
  await expect(desk.getByText(/Bitte sagen Sie, warum/)).toBeVisible()
  expect.soft(await unknownViolations(desk)).toEqual([])
  await desk.getByLabel('Grund der Sperrung').fill('Verlangt Geld im Voraus.')
  await desk.getByLabel('Auch den Verfasser sperren').press('Space')
  expect(await publish(desk)).toBe(true)
  await expect(async () => {
    expect((await page.goto(notice))?.status()).toBe(404)
  }).toPass()
  await page.goto(own)
  await expect(page.getByText('Verlangt Geld im Voraus.')).toBeVisible()
  expect(await subjects()).toContain(`Ihr Aushang wurde abgenommen: ${titel}`)
  await openNoticeForm(page)
  await fillNotice(page, { email, titel: 'Noch eine Presse', text: 'Wieder da.' })
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' })).toBeVisible()
  expect(await subjects()).toContain('Ihr Aushang wurde nicht angenommen')
})

test('words are blocked in the settings, and whoever writes one reads so at its field', async ({
  page,
  context,
}) => {
  const desk = await context.newPage()
  await enter(desk, editors.deputy)
  const block = async (words: string) => {
    await openView(desk, 'globals/einstellungen')
    await desk.getByLabel('Schwarzes Brett: gesperrte Wörter').fill(words)
    const saved = desk.waitForResponse((answer) => answer.url().includes('/globals/einstellungen'))
    await desk.locator('#action-save').press('Enter')
    expect((await saved).ok()).toBe(true)
  }
  await block('Wunderpille')
  try {
    await openNoticeForm(page)
    const text = 'Gegen eine WUNDERPILLE zu tauschen.'
    await fillNotice(page, { email: `frei-${email}`, titel: 'Tausch', text })
    await expect(page.getByText(/Wort/).first()).toBeVisible()
    await expect(page.locator('main [name=text]')).toHaveValue(text)
    await expect(page.locator('main [name=text]')).toHaveAttribute('aria-invalid', 'true')
  } finally {
    await block('')
  }
})
