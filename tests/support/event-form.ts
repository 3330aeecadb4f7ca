import type { Page } from '@playwright/test'

/** Where visitors suggest an event. */
export const form = '/de/veranstaltungseintrag/'
/** What is wrong with the form, above it. */
export const summary = (page: Page) => page.getByRole('region', { name: /^Bitte prüfen Sie/ })
/** Presses its button. */
export const send = (page: Page) =>
  page.getByRole('button', { name: 'Veranstaltung vorschlagen' }).click()
/** One of its fields, by the beginning of its label. */
export const field = (page: Page, name: RegExp) => page.getByLabel(name)

/** A day in the town, so many days from today. */
export function day(offset: number): string {
  const then = new Date(Date.now() + offset * 86_400_000)
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(then)
}

/** Fills in what the form asks for. */
export async function fillIn(page: Page, titel: string) {
  await field(page, /^Titel der/).fill(titel)
  await field(page, /^Beschreibung/).fill('Alte und neue Weisen.\n\nIn der Pause gibt es Tee.')
  await field(page, /^Erster Tag/).fill(day(30))
  await field(page, /^Wiederholt/).fill('jeden zweiten Freitag im Monat')
  await field(page, /^Ort/).fill('Wandelhalle')
  await field(page, /^Veranstalterin/).fill('Akkordeonfreunde')
  await field(page, /^Vorname/).fill('Renate')
  await field(page, /^Nachname/).fill('Hollerbusch')
  await field(page, /^E-Mail/)
    .first()
    .fill('renate@akkordeon.example')
  await page.getByRole('checkbox', { name: /einverstanden/ }).check()
}

/** What is said when it was taken. */
export const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' })
