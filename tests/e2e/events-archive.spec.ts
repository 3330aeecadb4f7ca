import { expect, test } from '@playwright/test'
import { countOf, eventsOf, expectCount, expectList } from '../support/event-list.ts'
import { sentPage, textOf } from '../support/sent-page.ts'

// Spec 2.7 and 4: past events by year; and what nobody can read in an address.

const list = '/de/veranstaltungen/'
const archive = `${list}archiv/`

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a year is chosen; the page begins anew and the other filters stay', async ({
      page,
      request,
    }) => {
      const { jahre } = await eventsOf(request, 'vergangen')
      const year = String(jahre.at(-1))
      await page.goto(`${archive}?q=Kur&seite=2`)
      const years = page.getByRole('combobox', { name: /^Jahr/ })
      await expect(years.getByRole('option')).toHaveText([
        'Bitte wählen Sie ein Jahr aus',
        ...jahre.map(String),
      ])
      await years.selectOption(year)
      await page.getByRole('button', { name: 'Im Zeitraum suchen' }).click()
      await expect(page).toHaveURL(`${archive}?jahr=${year}&q=Kur#ergebnisse`)
      const found = await eventsOf(request, 'vergangen', `jahr=${year}&q=Kur`)
      expect(found.data.every(({ datum_von }) => datum_von.startsWith(year))).toBe(true)
      if (found.anzahl > 0) await expectList(page, found)
      else await expectCount(page, 0)
    })

    test('the year is required and called «Jahr»', async ({ page }) => {
      await page.goto(archive)
      await page.getByRole('button', { name: 'Im Zeitraum suchen' }).click()
      await expect(page).toHaveURL(archive)
      const years = page.getByRole('combobox', { name: /^Jahr/ })
      expect(await years.getAttribute('required')).not.toBeNull()
      expect(await years.getAttribute('name')).toBe('jahr')
      await expect(years).toHaveValue('')
    })
  })
}

test('an entry has its date, time, venue and excerpt, and a picture where there is one', async ({
  page,
  request,
}) => {
  await page.goto(archive)
  const { data } = await eventsOf(request, 'vergangen')
  const entries = page.getByRole('main').getByRole('article')
  await expect(entries).toHaveCount(data.length)
  for (const [place, event] of data.entries()) {
    const venue = event.brancheneintrag_veranstaltungsort?.titel ?? event.veranstaltungsort
    for (const words of [event.dateFrom, event.timeFrom, venue])
      await expect(entries.nth(place)).toContainText(words ?? 'nothing')
  }
  const [first] = data
  await expect(entries.first()).toContainText(first?.plain_text ?? 'no excerpt')
  await expect(entries.first().getByRole('img')).toHaveCount(first?.bild ? 1 : 0)
})

test('on a phone the filters of the archive are a sidebar opened by «Filter»', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(archive)
  const sidebar = page.locator('#veranstaltungsfilter')
  await expect(sidebar).toBeHidden()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(sidebar).toBeInViewport()
  await sidebar.getByLabel('Suchwort').fill('Kur')
  await sidebar.getByRole('button', { name: 'Ergebnis Filtern' }).click()
  await expect(page).toHaveURL(/q=Kur/)
  await expect(sidebar).toBeHidden()
  await expectList(page, await eventsOf(request, 'vergangen', 'q=Kur'))
})

test('past events stand newest first, in pages', async ({ page, request }) => {
  await page.goto(archive)
  const first = await eventsOf(request, 'vergangen')
  await expectList(page, first)
  await page.getByRole('link', { name: 'Nächste Seite' }).click()
  await expect(page).toHaveURL(`${archive}?seite=2`)
  const second = await eventsOf(request, 'vergangen', 'seite=2')
  await expectList(page, second)
  expect((first.data.at(-1)?.datum_von ?? '') >= (second.data[0]?.datum_von ?? '9999')).toBe(true)
})

/** Addresses nobody can read, with what the page calls the part it left out. */
const unreadable = [
  [list, 'seite=-1', 'Seite'],
  [list, 'seite=1e9', 'Seite'],
  [list, 'seite=99999999999999999999', 'Seite'],
  [list, 'zeitraum=immer', 'Zeitraum'],
  [list, 'datum_von=2027-02-30', 'Von'],
  [list, 'datum_bis=2027-02-29', 'Bis'],
  [list, 'monat=2027-13', 'Monat'],
  [list, 'rubrik_id=1%20or%201=1', 'Rubrik'],
  [archive, 'jahr=abc', 'Jahr'],
  [archive, 'jahr=20260', 'Jahr'],
] as const

test('what cannot be read is left out, named, and answered with 400', async ({ request }) => {
  for (const [path, query, name] of unreadable) {
    const { status, document } = await sentPage(request, `${path}?${query}`)
    expect(status, query).toBe(400)
    const problem = `Diese Angabe in der Adresse konnten wir nicht lesen: ${name}.`
    expect(document.querySelector('main')?.textContent, query).toContain(problem)
    expect(textOf(document, '#ergebnisse'), query).toContain('Ergebnisse')
  }
})

test('odd days and pages are answered with a page that says what there is', async ({ request }) => {
  for (const query of [
    'datum_von=2028-02-29&datum_bis=2028-02-29',
    'datum_von=9999-12-31',
    'datum_von=1900-01-01&datum_bis=9999-12-31',
    'monat=9999-12',
    'q=%22%0D%0AEND:VEVENT%25_%F0%9F%8E%BB',
    `q=${'x'.repeat(200)}`,
  ]) {
    const { status, document } = await sentPage(request, `${list}?${query}`)
    expect(status, query).toBe(200)
    const { anzahl } = await eventsOf(request, 'kommend', query)
    expect(textOf(document, '#ergebnisse[role="status"]'), query).toMatch(countOf(anzahl))
  }
})

test('an end before its beginning is said at the field', async ({ page }) => {
  const answer = await page.goto(`${list}?datum_von=2027-03-02&datum_bis=2027-03-01`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByLabel('Bis', { exact: true })).toHaveAccessibleDescription(
    /Das Ende liegt vor dem Anfang/,
  )
  await expectCount(page, 0)
})

test('of a parameter that comes twice the first counts, as the count and the form say', async ({
  page,
  request,
}) => {
  await page.goto(`${list}?seite=2&seite=3&kostenlos=1&zeitraum=heute&zeitraum=morgen`)
  await expect(page.getByLabel('Zeitraum', { exact: true }).last()).toHaveValue('heute')
  const { anzahl } = await eventsOf(request, 'kommend', 'kostenlos=1&zeitraum=heute')
  await expectCount(page, anzahl)
})

test('behind the last page there is a way back', async ({ page }) => {
  await page.goto(`${archive}?seite=9999`)
  await page.getByRole('link', { name: 'Zur ersten Seite' }).click()
  await expect(page).toHaveURL(archive)
})
