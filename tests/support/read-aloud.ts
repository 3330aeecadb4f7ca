import { expect, type Locator, type Page } from '@playwright/test'
import { z } from 'zod'

const status = z.object({ value: z.string() }).optional()
const axNode = z.object({ ignored: z.boolean(), role: status, name: status })

/** What has to have a name. */
const nameless =
  /^(?:button|link|checkbox|dialog|Video|slider|Iframe|img|image|DisclosureTriangle) «»$/

/** Role and name of whatever the browser hands to a screen reader; words that belong to no part are left out. */
async function readAloud(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const all = z.array(axNode).parse(nodes)
  return all
    .filter(({ ignored, role }) => !(ignored || /Text/.test(role?.value ?? '')))
    .map(({ role, name }) => `${role?.value} «${name?.value ?? ''}»`)
}

/** Expects that nothing on the page is without the name it needs; answers with all there is. */
export async function expectNamed(page: Page): Promise<string[]> {
  const all = await readAloud(page)
  expect(all.filter((one) => nameless.test(one))).toEqual([])
  return all
}

/** Presses a link as people without a mouse do; answers with the dialogue of its name that it opens. */
export async function openByKey(page: Page, name: string): Promise<Locator> {
  await page.getByRole('link', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name, exact: true })
  await expect(dialog).toBeVisible()
  return dialog
}
