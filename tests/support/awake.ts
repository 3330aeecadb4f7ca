import type { Page } from '@playwright/test'

/** Where a page says what those who listen should hear; behaviour that waits puts it there. */
export const voice = (page: Page) => page.locator('p[role="status"].onlyHeard').first()

/** Waits until behaviour that waits for an idle browser (`*.later.ts`) has begun. */
export const isAwake = (page: Page): Promise<void> => voice(page).waitFor({ state: 'attached' })

/** Waits until every carousel of a page that is awake has its buttons too. */
export async function isSettled(page: Page): Promise<void> {
  await isAwake(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-look]')].every(
      (carousel) =>
        Number(carousel.dataset.count) < 2 || carousel.querySelector(':scope > div > button'),
    ),
  )
}

/** A link at the foot of every German page. */
export const footerLink = (page: Page, name = 'Impressum') =>
  page.getByRole('contentinfo').getByRole('link', { name })
