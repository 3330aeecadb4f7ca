import { expect, type Page } from '@playwright/test'
import { isSettled } from './awake.ts'

/** The gallery's portal with five pictures and five slides. */
export const portalOfFive = '/_gallery?layout=portal&example=five'
/** How long a slide stays, in milliseconds (spec 9). */
export const stay = 6000

/** A picture for whatever the examples name; which one it is does not matter here. */
export async function paintPictures(page: Page) {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>'
  await page.route('/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
}

/** The portal of five with its behaviour bound and its clock in our hands. */
export async function openPortal(page: Page) {
  await paintPictures(page)
  await page.clock.install()
  await page.goto(portalOfFive)
  await isSettled(page)
  await page.clock.runFor(2500)
  const hero = page.getByRole('region', { name: 'Bilder' })
  const slider = page.getByRole('region', { name: 'Empfehlungen' })
  await expect(hero.getByRole('button').last()).toBeVisible({ timeout: 15_000 })
  return { hero, slider, place: hero.getByText(/^\d \/ 5$/), status: hero.getByRole('status') }
}
