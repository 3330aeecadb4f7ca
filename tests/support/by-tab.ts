import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than lie between two things on any page. */
const mostStops = 200

/** Goes on by Tab alone until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let count = 0; count < mostStops; count += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target.toString()} is not reached by keyboard`)
}

/** Follows a link or presses a button that Tab reaches. */
export async function pressByTab(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Types into a field that Tab reaches. */
export async function typeByTab(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(words)
}

/** Types a day, in the order in which the browser asks for its parts in its own language. */
export async function typeDayByTab(page: Page, target: Locator, day: string): Promise<void> {
  await tabTo(page, target)
  const [year = '', month = '', date = ''] = day.split('-')
  await page.keyboard.type(date + month + year)
  if ((await target.inputValue()) === day) return
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
  await page.keyboard.type(month + date + year)
  await expect(target).toHaveValue(day)
}

/** The first link of a page, which leads past its header. */
export async function skipHeader(page: Page): Promise<void> {
  await pressByTab(page, page.getByRole('link', { name: 'Zum Inhalt springen' }))
}
