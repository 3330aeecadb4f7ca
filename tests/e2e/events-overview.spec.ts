import { expect, test } from '@playwright/test'
import ical from 'node-ical'
import { isLoaded } from '../support/awake.ts'
import { countOn, eventsOf, expectCount, expectList } from '../support/event-list.ts'

// Spec 2.6 and 2.7: the list of coming events and its filters.

const path = '/de/veranstaltungen/'
const narrow = { width: 375, height: 800 }

const periods = {
  Heute: 'heute',
  Morgen: 'morgen',
  'Am Wochenende': 'wochenende',
  'Nächste 7 Tage': 'naechste_7_tage',
  'Nächste 30 Tage': 'naechste_30_tage',
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('each period is one tap away and has its own address', async ({ page, request }) => {
      await page.goto(path)
      await expectList(page, await eventsOf(request, 'kommend'))
      for (const [name, zeitraum] of Object.entries(periods)) {
        await page.getByRole('navigation', { name: 'Zeitraum' }).getByText(name).click()
        await expect(page).toHaveURL(`${path}?zeitraum=${zeitraum}#ergebnisse`)
        const list = await eventsOf(request, 'kommend', `zeitraum=${zeitraum}`)
        if (list.anzahl > 0) await expectList(page, list)
        else await expectCount(page, 0)
      }
    })

    test('rubric, venue, word, free, accessible and families limit the list together', async ({
      page,
      request,
    }) => {
      const { data } = await eventsOf(request, 'kommend', 'barrierefrei=1&pro_seite=500')
      const event = data.find(
        (its) => its.kostenlos && its.familien && its.brancheneintrag_veranstaltungsort,
      )
      const [rubrik] = event?.rubriken ?? []
      const venue = event?.brancheneintrag_veranstaltungsort
      const word = event?.titel.split(/[^\p{L}]+/u).find((one) => one.length > 4) ?? ''
      await page.goto(path)
      await page.getByLabel('Rubrik').selectOption({ label: rubrik?.rubrik ?? '' })
      await page.getByLabel('Veranstaltungsort').selectOption({ label: venue?.titel ?? '' })
      await page.getByLabel('Suchwort').fill(word)
      for (const name of ['mit freiem Eintritt', 'barrierefrei', 'für Familien'])
        await page.getByLabel(name, { exact: true }).check()
      await page.getByRole('button', { name: 'Ergebnis Filtern' }).click()
      const asked = `rubrik_id=${rubrik?.id}&ort=${venue?.id}&q=${word}`
      const choice = `${asked}&kostenlos=1&barrierefrei=1&familien=1`
      await expect(page).toHaveURL(/familien=1/)
      for (const one of choice.split('&')) expect(page.url()).toContain(one)
      const list = await eventsOf(request, 'kommend', choice)
      expect(list.anzahl).toBeGreaterThan(0)
      await expectList(page, list)
      await page.getByRole('link', { name: 'mit freiem Eintritt entfernen' }).click()
      await expect(page).not.toHaveURL(/kostenlos/)
      await page.getByRole('link', { name: 'Alle Filter zurücksetzen' }).click()
      await expect(page).toHaveURL(path)
    })

    test('from–to asks for two days, which may be one', async ({ page, request }) => {
      const { heute } = await eventsOf(request, 'kommend')
      await page.goto(path)
      await expect(page.getByLabel('Von', { exact: true })).toBeHidden()
      await page.getByLabel('Zeitraum', { exact: true }).last().selectOption('Von – bis')
      await page.getByLabel('Von', { exact: true }).fill(heute)
      await page.getByLabel('Bis', { exact: true }).fill(heute)
      await page.getByRole('button', { name: 'Ergebnis Filtern' }).click()
      await expect(page).toHaveURL(/zeitraum=individuell/)
      const days = `zeitraum=individuell&datum_von=${heute}&datum_bis=${heute}`
      await expectList(page, await eventsOf(request, 'kommend', days))
    })

    test('on a phone the filters are a sidebar opened by «Filter»', async ({ page, request }) => {
      await page.setViewportSize(narrow)
      await page.goto(path)
      const sidebar = page.locator('#veranstaltungsfilter')
      await expect(sidebar).toBeHidden()
      await page.getByRole('button', { name: 'Filter', exact: true }).click()
      await expect(sidebar).toBeInViewport()
      await sidebar.getByLabel('mit freiem Eintritt').check()
      await sidebar.getByRole('button', { name: 'Ergebnis Filtern' }).click()
      await expect(page).toHaveURL(/kostenlos=1/)
      await expect(sidebar).toBeHidden()
      await expectList(page, await eventsOf(request, 'kommend', 'kostenlos=1'))
      await expect(page.getByRole('button', { name: 'Filter (1 gewählt)' })).toBeVisible()
    })

    test('the pages of the list keep its filters', async ({ page, request }) => {
      await page.goto(`${path}?barrierefrei=1`)
      await page.getByRole('link', { name: 'Nächste Seite' }).click()
      await expect(page).toHaveURL(`${path}?barrierefrei=1&seite=2`)
      await expectList(page, await eventsOf(request, 'kommend', 'barrierefrei=1&seite=2'))
      await expect(countOn(page)).toContainText('Seite 2 von')
    })

    test('where nothing fits, it says what helps and shows the next events', async ({
      page,
      request,
    }) => {
      await page.goto(`${path}?q=gibtesnirgends&kostenlos=1`)
      await expectCount(page, 0)
      await expect(page.getByText('Zu Ihrer Auswahl gibt es keine Veranstaltung.')).toBeVisible()
      const { naechste } = await eventsOf(request, 'kommend', 'q=gibtesnirgends&kostenlos=1')
      await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(
        naechste.map(({ titel }) => titel),
      )
      await page.getByRole('link', { name: 'Alle Filter zurücksetzen' }).last().click()
      await expect(page).toHaveURL(path)
    })
  })
}

test('one result is «1 Ergebnis»', async ({ page, request }) => {
  const { data } = await eventsOf(request, 'kommend', 'pro_seite=500')
  for (const { titel } of data) {
    const choice = new URLSearchParams({ q: titel }).toString()
    if ((await eventsOf(request, 'kommend', choice)).anzahl !== 1) continue
    await page.goto(`${path}?${choice}`)
    await expectCount(page, 1)
    return
  }
  throw new Error('the demo town has no event that stands alone')
})

test('those who listen hear the count: it has the focus after a link and after the form', async ({
  page,
}) => {
  await page.goto(path)
  await isLoaded(page)
  await page.getByRole('navigation', { name: 'Zeitraum' }).getByText('Heute').click()
  await expect(page).toHaveURL(/heute/)
  await expect(countOn(page)).toContainText('Ergebnis')
  await expect(countOn(page)).toBeFocused()
  await page.getByRole('button', { name: 'Ergebnis Filtern' }).click()
  await expect(countOn(page)).toBeFocused()
})

test('an entry says when and where it is, with picture and excerpt; the list can be subscribed to', async ({
  page,
  request,
}) => {
  await page.goto(`${path}?zeitraum=naechste_30_tage`)
  const { data } = await eventsOf(request, 'kommend', 'zeitraum=naechste_30_tage')
  const [first] = data
  const entry = page.getByRole('main').getByRole('article').first()
  for (const words of [first?.dateFrom, first?.timeFrom, first?.plain_text])
    await expect(entry).toContainText(words ?? 'no words')
  const venue = first?.brancheneintrag_veranstaltungsort?.titel ?? first?.veranstaltungsort
  await expect(entry).toContainText(venue ?? 'no venue')
  await expect(entry.getByRole('img')).toHaveCount(1)
  const subscription = page.locator('a[href^="webcal:"]')
  await expect(subscription).toHaveAttribute('href', /\.ics\?zeitraum=naechste_30_tage$/)
  const href = (await subscription.getAttribute('href')) ?? ''
  const { pathname, search } = new URL(href.replace('webcal:', 'http:'))
  const calendar = Object.values(
    ical.sync.parseICS(await (await request.get(pathname + search)).text()),
  )
  const listed = new Set(data.map(({ titel }) => titel))
  const named = calendar.map((one) => {
    const summary = one?.type === 'VEVENT' ? one.summary : ''
    return typeof summary === 'string' ? summary : summary.val
  })
  expect([...listed].filter((titel) => !named.some((name) => name.includes(titel)))).toEqual([])
})

test('the filter elsewhere leads to the list', async ({ page, request }) => {
  await page.goto('/de/veranstaltungen/archiv/')
  const form = page
    .getByRole('complementary')
    .getByRole('form', { name: 'Veranstaltungen filtern' })
  await form.getByLabel('Zeitraum').selectOption('Nächste 7 Tage')
  await form.getByRole('button', { name: 'Veranstaltungen suchen' }).click()
  await expect(page).toHaveURL(/\/de\/veranstaltungen\/\?zeitraum=naechste_7_tage/)
  await expectList(page, await eventsOf(request, 'kommend', 'zeitraum=naechste_7_tage'))
})

test('W15: a choice out of the list is not indexed, its pages are', async ({ request }) => {
  const headOf = async (query: string) => {
    const html = await (await request.get(`${path}${query}`)).text()
    return {
      isIndexed: !/<meta name="robots"[^>]*noindex/.test(html),
      canonical: /<link rel="canonical" href="[^"]*?(\/de\/[^"]*)"/.exec(html)?.[1],
    }
  }
  expect(await headOf('')).toEqual({ isIndexed: true, canonical: path })
  expect(await headOf('?seite=2')).toEqual({ isIndexed: true, canonical: `${path}?seite=2` })
  for (const query of ['?kostenlos=1', '?zeitraum=heute', '?q=Therme&seite=2'])
    expect([query, (await headOf(query)).isIndexed]).toEqual([query, false])
})
