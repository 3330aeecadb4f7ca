import { expect, type Page } from '@playwright/test'
import { linkInMail } from './accounts.ts'
import { isTypable } from './awake.ts'
import { heading } from './intranet.ts'

/** A notice of somebody called Nora Kiefer. */
export type Notice = { email: string; titel: string; text: string }

/** Opens the form for a notice from the board. */
export async function openNoticeForm(page: Page, hasJavaScript = true): Promise<void> {
  await page.goto('/de/schwarzes-brett/')
  await page.getByRole('link', { name: 'Etwas aushängen' }).press('Enter')
  await expect(heading(page, 'Aushang aufgeben')).toBeVisible()
  if (hasJavaScript) await isTypable(page)
}

/** Fills in the form by the keyboard, and sends it. */
export async function fillNotice(page: Page, { email, text, titel }: Notice): Promise<void> {
  await page.locator('main select[name=art]').selectOption('verschenke')
  await page.locator('main [name=titel]').fill(titel)
  await page.locator('main [name=text]').fill(text)
  for (const [name, value] of Object.entries({ vorname: 'Nora', nachname: 'Kiefer', email }))
    await page.locator(`main [name=${name}]`).fill(value)
  await page.getByRole('checkbox', { name: /einverstanden/ }).press('Space')
  await page.getByRole('button', { name: 'Aushang absenden' }).press('Enter')
}

/** Puts up a notice and confirms it by the link of its mail; answers that link. */
export async function confirmedNotice(page: Page, notice: Notice): Promise<string> {
  await openNoticeForm(page)
  await fillNotice(page, notice)
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' })).toBeVisible()
  const link = await linkInMail(notice.email, '/schwarzes-brett/eigene/')
  await page.goto(link)
  await page.getByRole('button', { name: `Bestätigen: ${notice.titel}` }).press('Enter')
  await expect(page.getByText('Bestätigt, wartet auf das Rathaus')).toBeVisible()
  return link
}
