import { calls, type Veranstaltungsliste } from '@kurstadt/contract'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { contentOf } from './content-of.ts'

const lists = calls.veranstaltungen.answer

/** What each list of events asks the content API for, before a visitor's own choice. */
const listOf = {
  kommend: 'zeitraum=kommend&order=datum_von&pro_seite=10&auswahl=true',
  vergangen: 'zeitraum=vergangen&order=datum_von desc&pro_seite=10&auswahl=true',
}

/** The list that a visitor's choice stands for; a period of his own takes the place of the list's. */
export function eventsOf(
  request: APIRequestContext,
  kind: keyof typeof listOf,
  choice = '',
): Promise<Veranstaltungsliste> {
  const asked = new URLSearchParams(listOf[kind])
  for (const [name, value] of new URLSearchParams(choice)) asked.set(name, value)
  return contentOf(request, `veranstaltungen?${asked}`, lists)
}

/** The line that says how many there are, and that is read out when it changes. */
export const countOn = (page: Page) => page.locator('#ergebnisse[role="status"]')

/** How many there are, as the specification words it. */
export const countOf = (count: number): RegExp =>
  new RegExp(`^${count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`}(, Seite|$)`)

/** Sees that the count is said as the specification words it. */
export async function expectCount(page: Page, count: number): Promise<void> {
  await expect(countOn(page), page.url()).toHaveText(countOf(count))
}

/** Sees that a page shows a list: how many there are, and which stand on it. */
export async function expectList(page: Page, { anzahl, data }: Veranstaltungsliste): Promise<void> {
  await expectCount(page, anzahl)
  const titles = page.getByRole('main').getByRole('article').getByRole('heading')
  await expect(titles).toHaveText(data.map(({ titel }) => titel))
}
