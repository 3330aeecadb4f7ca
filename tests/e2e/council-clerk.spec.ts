import { expect, type Locator, type Page, test } from '@playwright/test'
import { makeMeeting, removeMeeting } from '../support/council.ts'
import { dragRow, enter, Hand, openForm, openList, stateOfForm } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { photograph } from '../support/handbook.ts'
import { unknownViolations } from '../support/payload-violations.ts'

// The clerk of the council, from the usual agenda to the invitation; the time is a person's.

test.describe.configure({ mode: 'serial' })

/** Far ahead, so that no list of the demo town begins with it. */
const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', {
    timeZone: 'Europe/Berlin',
  })

const dialog = (page: Page) => page.getByRole('dialog')
const rows = (page: Page) => page.locator('#field-tagesordnung .blocks-field__row')

/** Numbers and circles of readers as they stand before the items. */
async function labels(page: Page): Promise<string[]> {
  const all = await rows(page).locator('.collapsible__header-wrap').allTextContents()
  return all.map((text) => text.replaceAll(/\s+/g, ' ').trim())
}

async function fillItem(page: Page, hand: Hand, row: Locator, titel: string): Promise<void> {
  await hand.type(row.getByLabel('Betreff'), titel)
  await hand.click(row.getByLabel('Öffentlich beraten'))
  await expect(row.getByLabel('Betreff')).toHaveValue(titel)
  await page.waitForLoadState('networkidle')
}

/** With the keyboard alone, as the menu of the row offers it. */
async function moveUp(page: Page, row: Locator): Promise<void> {
  await row.locator('.array-actions__button').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Nach oben verschieben' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForLoadState('networkidle')
}

async function expectItemAt(page: Page, place: number, words: string): Promise<void> {
  await expect.poll(async () => (await labels(page))[place]).toContain(words)
}

/** Drags an item above the one before it, and waits until the form has heard of it. */
async function dragUp(page: Page, place: number): Promise<void> {
  const answered = stateOfForm(page)
  await dragRow(page, rows(page).nth(place), rows(page).nth(place - 1))
  await answered
}

/** Takes the item above the new one, and back again. */
async function moveByMouse(page: Page): Promise<void> {
  const all = page.locator('#field-tagesordnung .blocks-field__header-actions')
  await all.getByRole('button', { name: 'Alle einklappen' }).click()
  await dragUp(page, 2)
  await expectItemAt(page, 2, 'TOP 3 Eintrittspreise des Thermalbads')
  await dragUp(page, 2)
  await expectItemAt(page, 1, 'TOP 2 Eintrittspreise des Thermalbads')
  await all.getByRole('button', { name: 'Alle anzeigen' }).click()
}

test('a meeting is prepared, ordered, published and called in under ten minutes', async ({
  page,
}) => {
  await enter(page, editors.council)
  const hand = new Hand(page)
  await openList(page, 'sitzungen')
  await hand.click(page.getByRole('button', { name: 'Sitzung vorbereiten …' }))
  await dialog(page).getByLabel('Gremium').selectOption({ label: 'Kur- und Tourismusausschuss' })
  await hand.fill(dialog(page).getByLabel('Tag'), day(2))
  await expect(dialog(page).getByText('Es bleiben 2 Tage')).toBeVisible()
  await hand.fill(dialog(page).getByLabel('Tag'), day(280))
  await expect(dialog(page).getByLabel('Beginn')).toHaveValue('18:00')
  await expect(dialog(page).getByText('4 übliche Punkte')).toBeVisible()
  expect.soft(await unknownViolations(page)).toEqual([])
  await photograph(page, 'sitzung-vorbereiten')
  await hand.click(dialog(page).getByRole('button', { name: 'Entwurf anlegen' }))
  await page.waitForURL(/\/sitzungen\/[\w-]{36}/)
  await page.waitForLoadState('networkidle')
  await hand.click(page.getByRole('button', { name: 'Unterlagen prüfen …' }))
  await hand.click(dialog(page).getByRole('button', { name: 'PDF anlegen' }))
  await expect(dialog(page).getByRole('link', { name: 'PDF herunterladen' })).toBeVisible({
    timeout: 60_000,
  })
  expect.soft(await unknownViolations(page)).toEqual([])
  await hand.click(dialog(page).getByRole('button', { name: 'Schließen' }))
  await page.locator('#field-tagesordnung').scrollIntoViewIfNeeded()
  await expect(rows(page)).toHaveCount(4)
  expect((await labels(page))[0]).toContain('TOP 1 Genehmigung der Niederschrift')
  expect((await labels(page))[3]).toMatch(/TOP N 1 .*sieht: nur Ratsmitglieder/)
  await hand.click(page.getByRole('button', { name: 'Punkt hinzufügen' }))
  await expect(rows(page)).toHaveCount(5)
  await fillItem(page, hand, rows(page).nth(4), 'Eintrittspreise des Thermalbads')
  expect((await labels(page))[4]).toMatch(/TOP 4 Eintrittspreise .*sieht: alle/)
  for (const from of [4, 3, 2]) await moveUp(page, rows(page).nth(from))
  expect((await labels(page)).map((text) => /TOP (?:N )?\d/.exec(text)?.[0])).toEqual([
    'TOP 1',
    'TOP 2',
    'TOP 3',
    'TOP 4',
    'TOP N 1',
  ])
  await expectItemAt(page, 1, 'TOP 2 Eintrittspreise des Thermalbads')
  await moveByMouse(page)
  await photograph(page, 'sitzung-tagesordnung')
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/sitzungen'),
  )
  await hand.click(page.getByRole('button', { name: 'Veröffentlichen', exact: true }))
  expect((await saved).ok()).toBe(true)
  const invite = page.getByRole('button', { name: 'Einladen …' })
  await expect(invite).toBeEnabled()
  await hand.click(invite)
  await expect(dialog(page).getByText(/TOP N 1 .*sieht: nur Ratsmitglieder/)).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name: 'Geht an 8 Mitglieder' })).toBeVisible()
  expect.soft(await unknownViolations(page)).toEqual([])
  await photograph(page, 'sitzung-einladen')
  await hand.click(dialog(page).getByRole('button', { name: 'Einladen', exact: true }))
  await expect(dialog(page).getByText('Einladung geht an 8 Mitglieder hinaus.')).toBeVisible()
  expect(hand.seconds()).toBeLessThan(600)
  await hand.click(dialog(page).getByRole('button', { name: 'Schließen' }))
  await hand.click(invite)
  await expect(dialog(page).getByText('Alle haben diese Einladung schon')).toBeVisible()
  await page.setViewportSize({ width: 375, height: 800 })
  expect.soft(await unknownViolations(page)).toEqual([])
})

/** Chooses what a list of Payload offers. */
async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await field.getByRole('combobox').click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function publish(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/sitzungen'),
  )
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const answer = await saved
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.waitForLoadState('networkidle')
}

test('minutes are drafted from the agenda, approved, and read by everybody once they are published', async ({
  page,
  request,
}) => {
  const { id, nummer } = await makeMeeting(request, day(-3))
  const file = `/de/sitzungen/${nummer}.pdf`
  const status = async () => (await request.get(file)).status()
  await enter(page, editors.council)
  await openForm(page, `sitzungen/${id}`)
  await page.getByRole('button', { name: 'Niederschrift entwerfen …' }).click()
  await expect(dialog(page).getByText('veröffentlicht wird nichts')).toBeVisible()
  expect.soft(await unknownViolations(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Entwurf anlegen' }).click()
  await expect(dialog(page).getByText('Der Entwurf steht im Formular.')).toBeVisible()
  await expect(dialog(page).getByText('Noch ohne Ergebnis: TOP 2.')).toBeVisible()
  await photograph(page, 'niederschrift-entwerfen')
  await dialog(page).getByRole('button', { name: 'Schließen' }).click()
  const present = page.locator('#field-teilnahme .array-field__row')
  await expect(present).not.toHaveCount(0)
  await publish(page)
  expect(await status()).toBe(404)
  await choose(page, page.locator('#field-niederschrift'), 'Genehmigt: sehen Ratsmitglieder')
  await page.locator('#field-genehmigt_am').fill(day(-1).split('-').toReversed().join('.'))
  await page.keyboard.press('Tab')
  await publish(page)
  expect(await status()).toBe(404)
  await choose(
    page,
    page.locator('#field-niederschrift'),
    'Veröffentlicht: öffentliche Punkte sehen alle',
  )
  await publish(page)
  await expect.poll(status).toBe(200)
  await page.goto(`/de/gemeinderat/sitzungen/probe-id_${nummer}/`)
  await expect(page.getByText(/^Die Niederschrift wurde am .* genehmigt\.$/)).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Niederschrift als barrierefreie PDF' }),
  ).toHaveAttribute('href', file)
  expect(await page.getByRole('main').textContent()).not.toContain('Grundstück am Bahnhof')
  await removeMeeting(request, id)
  await expect.poll(status).toBe(404)
})
