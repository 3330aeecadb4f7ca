import type { Page } from '@playwright/test'

/** Fills the hidden field as a program does that fills every field of the markup, seen or not (T60). */
export async function fillTrap(page: Page): Promise<void> {
  await page.locator('[name=firma]').evaluate((trap) => {
    if (!(trap instanceof HTMLInputElement)) throw new Error('no hidden field')
    trap.value = 'ACME'
    trap.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
