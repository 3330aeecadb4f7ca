import { calls, type MenuItem } from '@kurstadt/contract'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { contentOf } from '../support/content-of.ts'
import { type Account, administrator, backOffice, enter, openRow } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { excessWidth, violationsOf } from '../support/in-page.ts'

// The tree «Aufbau» in the form of a menu: entries moved to another place and another level.

function inOneLine(items: readonly MenuItem[]): string {
  return items
    .map(({ title, menuItems }) =>
      menuItems.length > 0 ? `${title}(${inOneLine(menuItems)})` : title,
    )
    .join(' ')
}

/** The public menu in one line: `Programme(Tickets) Venues`. */
async function publicMenu({ request }: Page, name: string): Promise<string> {
  const { menuItems } = await contentOf(request, `menu?name=${name}`, calls.menu.answer)
  return inOneLine(menuItems)
}

type Who = Pick<Account, 'email' | 'password'>

/** Opens the form of a menu and answers with its tree. */
async function openTree(page: Page, name: string, who: Who = administrator): Promise<Locator> {
  await enter(page, who)
  await page.goto(`${backOffice}/admin/collections/menus`)
  await openRow(page, page.getByRole('table').getByRole('link', { name, exact: true }))
  const tree = page.locator('details', { has: page.getByRole('heading', { name: 'Aufbau' }) })
  await expect(tree.getByRole('listitem').first()).toBeVisible()
  return tree
}

async function save(page: Page, name: string, expected: string) {
  // The website may know before the form has its answer, from which the next save starts.
  const answered = page.waitForResponse((one) => one.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Speichern', exact: true }).press('Enter')
  expect((await answered).status()).toBe(200)
  const form = page.locator('form.collection-edit__form')
  await expect(form).toHaveAttribute('data-form-ready', 'true')
  await expect.poll(() => publicMenu(page, name)).toBe(expected)
}

const line = (tree: Locator, title: string) => tree.getByText(title, { exact: true })

const shares = { before: 0.1, below: 0.5, after: 0.9 }

/** Drags an entry onto the upper edge, the middle or the lower edge of another one. */
async function drag(tree: Locator, from: string, place: keyof typeof shares, to: string) {
  const page = tree.page()
  const row = tree.getByRole('listitem').filter({ has: page.getByText(to, { exact: true }) })
  await line(tree, from).hover()
  await page.mouse.down()
  const box = await row.boundingBox()
  if (!box) throw new Error(`${to} is not to be seen`)
  await page.mouse.move(box.x + 90, box.y + box.height / 2 + 8, { steps: 6 })
  await page.mouse.move(box.x + 90, box.y + box.height * shares[place], { steps: 4 })
  await expect(row.locator(`[data-over=${place}]`)).toHaveCount(1)
  await page.mouse.up()
}

test('by keyboard an entry is moved in and out again, and what came of it is said', async ({
  page,
}) => {
  const name = 'Rossini_Quicklinks_EN'
  const before = await publicMenu(page, name)
  const tree = await openTree(page, name)
  const status = tree.getByRole('status').filter({ hasText: '„Tickets“' })
  await tree.getByRole('button', { name: '„Tickets“ Verschieben' }).press('Enter')
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab')
  const inwards = tree.getByRole('button', { name: 'Einrücken' })
  await expect(inwards).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText(
    '„Tickets“ steht jetzt auf Ebene 2 unter „Programme“, als einziger Eintrag.',
  )
  await expect(inwards).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toContainText('Einrücken geht hier nicht')
  expect(await publicMenu(page, name)).toBe(before)
  await save(page, name, 'Programme(Tickets) Venues Academy')
  await tree.getByRole('button', { name: 'Ausrücken' }).press('Enter')
  await expect(status).toHaveText('„Tickets“ steht jetzt auf Ebene 1, als Eintrag 2 von 4.')
  await save(page, name, before)
})

test('with the mouse an entry is dragged to another level with all below it', async ({ page }) => {
  // All of the tree in the window: near its edges it would scroll while something is dragged.
  await page.setViewportSize({ width: 1280, height: 2600 })
  const tree = await openTree(page, 'Hauptmenü')
  const before = await publicMenu(page, 'Hauptmenü')
  const status = tree.getByRole('status').filter({ hasText: /./ })
  await expect(tree.getByText('Seite „Thermalbad“')).toBeVisible()
  await drag(tree, 'Berge & Wald', 'before', 'Entdecken')
  await expect(status).toHaveText('„Berge & Wald“ steht jetzt auf Ebene 1, als Eintrag 1 von 7.')
  await drag(tree, 'Rossini-Festival', 'below', 'Wandern & Natur')
  await expect(status).toContainText(
    '„Rossini-Festival“ steht jetzt auf Ebene 3 unter „Wandern & Natur“',
  )
  await drag(tree, 'Berge & Wald', 'after', 'Veranstaltungen')
  await expect(status).toHaveText('„Berge & Wald“ steht jetzt auf Ebene 1, als Eintrag 3 von 6.')
  await drag(tree, 'Berge & Wald', 'below', 'Entdecken')
  await expect(status).toContainText('„Berge & Wald“ steht jetzt auf Ebene 2')
  await drag(tree, 'Berge & Wald', 'below', 'Veranstaltungen')
  await drag(tree, 'Bergbahn', 'below', 'Spielorte')
  await expect(status).toHaveText('Das geht nicht: Ein Menü hat höchstens 5 Ebenen.')
  await page.locator('#field-menuItems').scrollIntoViewIfNeeded()
  await expect(page.locator('#menuItems-row-0')).toContainText('Entdecken')
  await expect(page.locator('#menuItems-row-5')).toHaveCount(0)
  const found = await violationsOf(page, 'details')
  expect(found.filter((one) => !one.startsWith('region'))).toEqual([])
  await page.setViewportSize({ width: 375, height: 900 })
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  expect(await publicMenu(page, 'Hauptmenü')).toBe(before)
})

test('who may not change a menu reads so, and sees where everything stands', async ({ page }) => {
  const tree = await openTree(page, 'Rossini_Quicklinks_EN', editors.author)
  await expect(tree).toContainText('Ihr Konto darf dieses Menü ansehen, aber nicht ändern.')
  await expect(line(tree, 'Tickets')).toBeVisible()
  await expect(tree.getByRole('button')).toHaveCount(0)
})

test('a menu that somebody else is changing says so, and moves nothing', async ({
  page,
  browser,
}) => {
  const name = 'Footer_Rechtliches_EN'
  await openTree(page, name, editors.town)
  await page.locator('#field-name').press('End')
  await page.keyboard.type('x')
  const context = await browser.newContext()
  const other = await context.newPage()
  await expect(async () => {
    const tree = await openTree(other, name)
    await other.getByRole('button', { name: 'Nur ansehen' }).click({ timeout: 3000 })
    await expect(tree).toContainText('Gerade bearbeitet jemand anderes dieses Menü.')
    await expect(tree.getByRole('button')).toHaveCount(0)
  }).toPass()
  await context.close()
})

test('with a finger an entry is held and dragged, and a wipe only scrolls', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 768, height: 1400 },
  })
  const page = await context.newPage()
  const tree = await openTree(page, 'Rossini_Quicklinks_EN')
  const status = tree.getByRole('status').filter({ hasText: /./ })
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 200, y }],
    })
  const middleOf = async (title: string) => {
    const box = await line(tree, title).boundingBox()
    if (!box) throw new Error(`${title} is not to be seen`)
    return box.y + box.height / 2
  }
  const drag = async (from: string, to: string, held: number) => {
    const [start, goal] = [await middleOf(from), await middleOf(to)]
    await touch('touchStart', start)
    await page.waitForTimeout(held)
    for (let step = 1; step <= 8; step += 1)
      await touch('touchMove', start + ((goal - start) * step) / 8)
    await page.waitForTimeout(200)
    await touch('touchEnd')
  }
  await line(tree, 'Programme').scrollIntoViewIfNeeded()
  await drag('Tickets', 'Programme', 0)
  await expect(status).toHaveCount(0)
  await line(tree, 'Programme').scrollIntoViewIfNeeded()
  await drag('Tickets', 'Programme', 500)
  await expect(status).toContainText('„Tickets“ steht jetzt auf Ebene 2 unter „Programme“')
  await context.close()
})
