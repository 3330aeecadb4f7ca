import { calls } from '@kurstadt/contract'
import { expect, test } from '@playwright/test'
import { contentOf } from '../support/content-of.ts'
import { readPdf } from '../support/read-pdf.ts'

// Spec 2.7 and 7: what the sidebar of the events offers, and the printed programme.

const address = '/tools/export/veranstaltungen/pdf_extended.cfm'
const together = (text: string) => text.replaceAll(/\s/g, '')

const days = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

test('the sidebar leads to the form for events and to two programmes', async ({ page }) => {
  await page.goto('/de/veranstaltungen/')
  const sidebar = page.getByRole('complementary')
  const programmes = sidebar.getByRole('link', { name: /^Programm .* \(PDF\)$/ })
  await expect(programmes).toHaveCount(2)
  const hrefs = await programmes.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )
  const [first, second] = hrefs.map((href) => new URLSearchParams(href.split('?')[1]))
  const next = new Date(`${first?.get('datum_bis')}T12:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  expect(second?.get('datum_von')).toBe(next.toISOString().slice(0, 10))
  await sidebar.getByRole('link', { name: 'Veranstaltung vorschlagen' }).click()
  await expect(page).toHaveURL('/de/veranstaltungseintrag/')
})

test('the programme of this month has every event of the list, below its day', async ({
  page,
  request,
}) => {
  await page.goto('/de/veranstaltungen/')
  const link = page.getByRole('link', { name: /^Programm .* \(PDF\)$/ }).first()
  const href = (await link.getAttribute('href')) ?? ''
  const answer = await request.get(href)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const { isMarked, pages } = await readPdf(await answer.body())
  expect(isMarked).toBe(true)
  const printed = together(pages.slice(2).join(' '))
  const asked = new URLSearchParams(href.split('?')[1])
  const between = `datum_von=${asked.get('datum_von')}&datum_bis=${asked.get('datum_bis')}`
  const path = `veranstaltungen?zeitraum=individuell&${between}&pro_seite=999`
  const { data } = await contentOf(request, path, calls.veranstaltungen.answer)
  const titleOf = (day: string) => together(days.format(new Date(day)))
  const starts = [...new Set(data.map(({ datum_von }) => titleOf(datum_von)))]
    .map((day) => printed.indexOf(day))
    .toSorted((one, other) => one - other)
  const missing = data.filter(({ datum_bis, datum_von, titel }) => {
    const start = datum_von === datum_bis ? printed.indexOf(titleOf(datum_von)) : 0
    const end = start === 0 ? undefined : starts.find((one) => one > start)
    return start === -1 || !printed.slice(start, end).includes(together(titel))
  })
  expect(data.length).toBeGreaterThan(20)
  expect(missing.map(({ datum_von, titel }) => `${datum_von} ${titel}`)).toEqual([])
})

test('what cannot be printed is refused in words', async ({ request }) => {
  for (const [query, words] of [
    ['datum_von=2027-02-30&datum_bis=2027-03-01', 'zwei Tage an, die es im Kalender gibt'],
    ['datum_von=2027-03-02&datum_bis=2027-03-01', 'Der letzte Tag liegt vor dem ersten.'],
    ['datum_von=2027-03-01&datum_bis=2027-05-02', 'Ein Programm umfasst höchstens 62 Tage.'],
    ['datum_von=9999-01-01&datum_bis=9999-01-31', 'für Tage zwischen 2000 und 2100'],
    ['datum_von=2027-03-01&datum_bis=2027-03-31&zeitraum=alle', 'kennen wir nicht'],
  ] as const) {
    const answer = await request.get(`${address}?${query}`)
    expect([query, answer.status()]).toEqual([query, 400])
    expect(await answer.text()).toContain(words)
  }
})
