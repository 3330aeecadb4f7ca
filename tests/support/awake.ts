import type { Page } from '@playwright/test'

/** Waits until the behaviour of a page (`*.behaviour.ts`) is bound. */
export const isAwake = (page: Page): Promise<void> =>
  page.locator('html[data-is-live]').waitFor({ state: 'attached' })

/** Brings the islands of a page into sight and waits until they have come to life. */
export async function isTypable(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.evaluate((place) =>
      place.scrollIntoView({ behavior: 'instant', block: 'nearest' }),
    )
    await island.and(page.locator('[data-awake]')).waitFor({ state: 'attached' })
  }
}

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

/**
 * Waits until a page is as it stays: awake, with its fonts and the pictures that it does not put off.
 * Instead of an idle network, which a document that is fetched ahead may keep busy for minutes.
 */
export async function isLoaded(page: Page): Promise<void> {
  await isSettled(page)
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
}

/** A link at the foot of every German page. */
export const footerLink = (page: Page, name = 'Impressum') =>
  page.getByRole('contentinfo').getByRole('link', { name })
