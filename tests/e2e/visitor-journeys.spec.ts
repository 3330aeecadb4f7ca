import { expect, type Page, test } from '@playwright/test'
import { pressByTab, skipHeader, tabTo, typeByTab, typeDayByTab } from '../support/by-tab.ts'
import { giveOwnAddress } from '../support/own-address.ts'

// 19, 21, done when: what guests and residents come for, from the start page to its end, by keyboard
// alone. More than half of the journeys run without JavaScript.

test.beforeEach(giveOwnAddress)

const main = (page: Page) => page.getByRole('main')
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name }).first()

async function follow(page: Page, name: string | RegExp): Promise<void> {
  await skipHeader(page)
  await pressByTab(page, link(page, name))
}

const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', {
    timeZone: 'Europe/Berlin',
  })

test('a weekend is asked for: package, dates, who one is, and thanks', async ({ page }) => {
  await page.goto('/de/')
  await follow(page, /^Übernachten/)
  await follow(page, 'Alle Pauschalangebote')
  await follow(page, 'Königlich träumen')
  await expect(main(page).getByText('2 Nächte', { exact: true }).first()).toBeVisible()
  await follow(page, 'Unverbindlich anfragen')
  await expect(main(page).getByText('Königlich träumen').first()).toBeVisible()
  const field = (name: RegExp) => main(page).getByLabel(name)
  await typeDayByTab(page, field(/^Anreise/), dayIn(30))
  await typeDayByTab(page, field(/^Abreise/), dayIn(32))
  await typeByTab(page, field(/^Anzahl der Personen/), '2')
  await typeByTab(page, field(/^Vorname/), 'Käthe')
  await typeByTab(page, field(/^Nachname/), 'Öchsle')
  await typeByTab(page, field(/^Straße/), 'Am Hang 3')
  await typeByTab(page, field(/^Postleitzahl/), '78375')
  await typeByTab(page, field(/^Ort/), 'Musterbach')
  await typeByTab(page, field(/^E-Mail-Adresse/), 'kaethe@post.example')
  await tabTo(page, field(/^Ich bin damit einverstanden/))
  await page.keyboard.press('Space')
  await pressByTab(page, page.getByRole('button', { name: 'Anfrage absenden' }))
  await expect(page.getByText(/Vielen Dank/).first()).toBeVisible()
})

test('when the funicular runs: today in words, and on another day with the reason', async ({
  page,
}) => {
  await page.goto('/de/')
  await follow(page, 'Fahrplan und Preise')
  await expect(
    main(page)
      .getByText(/^(Die Bahn fährt|Heute|Die nächste)/)
      .first(),
  ).toBeVisible()
  await typeByTab(page, main(page).getByLabel('An einem anderen Tag'), '10.11.2027')
  await page.keyboard.press('Enter')
  await expect(
    main(page)
      .getByText(/Prüfung von Seil und Bremsen/)
      .first(),
  ).toBeVisible()
  await expect(link(page, /Fahrplan zum Ausdrucken/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tickets for the festival: an evening, its seats and prices, and who has them', async ({
    page,
  }) => {
    await page.goto('/de/')
    await follow(page, 'Zum Festival')
    await follow(page, /^Programm/)
    await follow(page, 'Rossini: Il barbiere di Siviglia')
    await expect(
      main(page)
        .getByText(/92,00\s€/)
        .first(),
    ).toBeVisible()
    await tabTo(page, link(page, 'Karten bestellen'))
    await expect(link(page, '030 23125-220')).toHaveAttribute('href', 'tel:+493023125220')
  })

  test('with a motorhome of eight metres: which pitch, what it costs, how to get in', async ({
    page,
  }) => {
    await page.goto('/de/')
    await follow(page, /^Übernachten/)
    await follow(page, /^Wohnmobilstellplätze/)
    await follow(page, /^Wohnmobilstellplatz Oberwies/)
    const pitch = main(page).locator('#stellplatz-1')
    await expect(pitch.getByText('bis 10 Meter lang', { exact: false })).toBeInViewport()
    for (const fact of [/14,00\s€ je Nacht/, '3,20', '22:00 bis 07:00', 'Entsorgungsstation'])
      await expect(pitch.getByText(fact).first()).toBeAttached()
    await expect(pitch.getByRole('link', { name: 'Auf der Karte zeigen' })).toBeVisible()
  })
  test('what the council decided: search, the item of the meeting with its result, the paper', async ({
    page,
  }) => {
    await page.goto('/de/')
    await follow(page, /^Bürgerservice/)
    await follow(page, 'Rathaus')
    await follow(page, 'Gemeinderat')
    await skipHeader(page)
    await typeByTab(
      page,
      main(page).getByLabel('In Sitzungen und Vorlagen suchen').last(),
      'talstrasse',
    )
    await page.keyboard.press('Enter')
    await follow(page, 'Umgestaltung der Talstraße: Entwurf und Auslegung')
    const item = page.locator(':target')
    await expect(item).toBeInViewport()
    await expect(item).toContainText('Beschlossen')
    await pressByTab(page, item.getByRole('link', { name: 'Vorlage 2026/042' }))
    await expect(main(page).getByRole('region', { name: 'Weg durch die Gremien' })).toContainText(
      /Punkt 2.*Beschlossen/s,
    )
  })
})
