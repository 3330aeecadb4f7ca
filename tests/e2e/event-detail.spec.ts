import { calls, type Veranstaltung } from '@kurstadt/contract'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { contentOf } from '../support/content-of.ts'
import { hrefOf, named, sentPage } from '../support/sent-page.ts'

// Spec 2.6 and 3: the page of one event.

const lists = calls.veranstaltungen.answer
const one = calls['veranstaltungen/{id}'].answer

async function eventWhere(
  request: APIRequestContext,
  query: string,
  fits: (event: Veranstaltung) => boolean,
): Promise<Veranstaltung & { detailURL: string }> {
  const path = `veranstaltungen?zusammengefasst=true&pro_seite=500&${query}`
  const { data } = await contentOf(request, path, lists)
  for (const { id } of data.filter(fits)) {
    const event = await contentOf(request, `veranstaltungen/${id}`, one)
    if (event.detailURL !== null && fits(event)) return { ...event, detailURL: event.detailURL }
  }
  throw new Error(`the demo town has no event ${query}`)
}

/** The first paragraph of a page that says a word. */
const noticeOf = (document: Document, word: string) =>
  [...document.querySelectorAll('main p')].find((one) => one.textContent.includes(word))
    ?.textContent ?? ''

const factsOf = (document: Document) => named(document, 'aside', 'Auf einen Blick')

const coming = 'zeitraum=kommend&order=datum_von'

test('all dates of a series, with what was changed about each', async ({ page, request }) => {
  const event = await eventWhere(request, coming, ({ serie }) => serie !== null)
  await page.goto(event.detailURL)
  const dates = page.locator('section', {
    has: page.getByRole('heading', { name: 'Alle Termine' }),
  })
  await expect(dates.locator('li')).toHaveCount(event.termine?.length ?? 0)
  await expect(dates.locator('li').first()).toBeVisible()
  for (const { dateFrom } of event.termine?.slice(0, 20) ?? [])
    await expect(dates).toContainText(dateFrom)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the venue has its address and a map that is asked only by a click', async ({
      page,
      request,
      baseURL,
    }) => {
      const event = await eventWhere(request, coming, (its) =>
        Boolean(its.brancheneintrag_veranstaltungsort?.adresse.strasse),
      )
      const strangers: string[] = []
      page.on('request', (sent) => {
        if (new URL(sent.url()).origin !== baseURL) strangers.push(sent.url())
      })
      await page.goto(event.detailURL, { waitUntil: 'networkidle' })
      const facts = page.getByRole('complementary', { name: 'Auf einen Blick' })
      const { titel = '', adresse } = event.brancheneintrag_veranstaltungsort ?? {}
      await expect(facts).toContainText(titel)
      await expect(facts).toContainText(adresse?.strasse ?? '')
      await expect(facts.getByRole('link', { name: /Auf der Karte zeigen/ })).toHaveAttribute(
        'href',
        /^https:\/\/www\.openstreetmap\.org\//,
      )
      expect(strangers).toEqual([])
    })
  })

test('a cancelled event says so with its reason and sells no tickets, and search engines read it: state, days and place', async ({
  request,
}) => {
  const event = await eventWhere(request, 'status=abgesagt', ({ serie }) => serie === null)
  const { document } = await sentPage(request, event.detailURL)
  expect(event.statusgrund).not.toBeNull()
  expect(noticeOf(document, 'Abgesagt')).toContain(event.statusgrund)
  const links = Array.from(document.querySelectorAll('a'), (link) => link.textContent.trim())
  expect(links.length).toBeGreaterThan(10)
  expect(links).not.toContain('Karten bestellen')
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  const data: unknown = JSON.parse(json)
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        name: event.titel,
        eventStatus: 'https://schema.org/EventCancelled',
        location: { '@type': 'Place' },
      },
    ],
  })
})

test('its categories lead to the list filtered by them', async ({ request }) => {
  const event = await eventWhere(request, coming, ({ rubriken }) => rubriken.length > 0)
  const { document } = await sentPage(request, event.detailURL)
  const [rubrik] = event.rubriken
  expect(hrefOf(document, rubrik?.rubrik ?? '')).toBe(rubrik?.detailURL)
  expect((await request.get(rubrik?.detailURL ?? '')).status()).toBe(200)
})

test('similar events lead on', async ({ request }) => {
  const event = await eventWhere(request, coming, (its) => its.aehnliche?.length !== 0)
  const { document } = await sentPage(request, event.detailURL)
  const [first] = event.aehnliche ?? []
  expect(first?.titel).toBeDefined()
  const there = await sentPage(request, hrefOf(document, first?.titel ?? ''))
  expect([there.status, there.path]).toEqual([200, first?.detailURL])
})

test('it goes into the calendar and into a mail', async ({ request }) => {
  const event = await eventWhere(request, coming, () => true)
  const { document, address } = await sentPage(request, event.detailURL)
  const file = await request.get(hrefOf(document, 'In den Kalender'))
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain('BEGIN:VEVENT')
  const target = new URL(hrefOf(document, 'Per E-Mail senden'))
  expect(target.searchParams.get('subject')).toBe(event.titel)
  expect(target.searchParams.get('body')).toBe(new URL(event.detailURL, address).href)
})

test('an event that is over says so', async ({ request }) => {
  const event = await eventWhere(
    request,
    'zeitraum=vergangen&order=datum_von desc',
    ({ vergangen }) => vergangen !== false,
  )
  const { document } = await sentPage(request, event.detailURL)
  const words = 'Diese Veranstaltung hat bereits stattgefunden.'
  expect(document.querySelector('main')?.textContent).toContain(words)
})

test('W6: the day of a series that is clicked in the list is the day that is shown', async ({
  page,
  request,
}) => {
  const path = 'veranstaltungen?zeitraum=naechste_30_tage&order=datum_von&pro_seite=500'
  const { data } = await contentOf(request, path, lists)
  const days = Map.groupBy(
    data.filter(({ serie }) => serie !== null),
    ({ id }) => id,
  )
  // The second day after today is not the next one, however late it is and however often a day.
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
  const later = [...days.values()].map((rows) =>
    rows.filter(({ datum_von }, at) => datum_von > today && rows[at - 1]?.datum_von !== datum_von),
  )
  const second = later.find((rows) => rows.length > 1)?.[1]
  if (!second) throw new Error('the demo town has no series with two days to come')
  const { datum_von: day, dateFrom, titel } = second
  await page.goto(`/de/veranstaltungen/?zeitraum=individuell&datum_von=${day}&datum_bis=${day}`)
  await page.getByRole('main').getByRole('link', { name: titel, exact: true }).first().click()
  await expect(page).toHaveURL(/termin=/)
  const facts = page.getByRole('complementary', { name: 'Auf einen Blick' })
  await expect(facts.getByRole('definition').first()).toContainText(dateFrom)
  await expect(facts).toContainText('Nächster Termin')
  await expect(page.locator('[aria-current="date"]')).toContainText(dateFrom)
})

test('postponed, moved and sold out are said with their reason', async ({ request }) => {
  const states = { verschoben: 'Verschoben', verlegt: 'Verlegt', ausverkauft: 'Ausverkauft' }
  for (const [status, word] of Object.entries(states)) {
    const query = `zeitraum=kommend&status=${status}`
    const event = await eventWhere(request, query, (its) => its.serie === null && !!its.statusgrund)
    const { document } = await sentPage(request, event.detailURL)
    expect(noticeOf(document, word)).toContain(event.statusgrund)
    expect(factsOf(document).textContent).toContain(event.dateFrom)
  }
})

test('what one asks before going: price, organiser, access, and a picture with its owner', async ({
  request,
}) => {
  const event = await eventWhere(
    request,
    coming,
    ({ barrierefrei, bildcopyright, kostenlos, preise, veranstalter }) =>
      barrierefrei && kostenlos && preise.length === 0 && !!bildcopyright && !!veranstalter,
  )
  const { document } = await sentPage(request, event.detailURL)
  const facts = factsOf(document).textContent
  for (const words of ['Eintritt frei', event.veranstalter, 'Barrierefrei', event.dateFrom])
    expect(facts).toContain(words)
  const main = document.querySelector('main')
  expect(main?.querySelector('img')?.getAttribute('alt')).toBe(event.bild?.alt ?? '')
  expect(main?.textContent).toContain(event.bildcopyright)
})

test('with JavaScript the address is copied, and that is said', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(Navigator.prototype, { canShare: () => false }))
  const event = await eventWhere(request, coming, () => true)
  await page.goto(event.detailURL)
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(page.getByText('Der Link ist kopiert.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('where the device can share, it is asked to', async ({ page, request }) => {
  await page.addInitScript(() => {
    const share = async ({ url = '' }: ShareData) => {
      document.title = `shared ${url}`
    }
    Object.assign(Navigator.prototype, { canShare: () => true, share })
  })
  const event = await eventWhere(request, coming, () => true)
  await page.goto(event.detailURL)
  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect(page).toHaveTitle(`shared ${page.url()}`)
})

test('an unknown number is 404, a wrong slug leads to the right one', async ({ request }) => {
  const { id, detailURL } = await eventWhere(request, coming, () => true)
  expect((await request.get('/de/veranstaltungen/gibt-es-nicht-id_999999/')).status()).toBe(404)
  const wrong = `/de/veranstaltungen/falsch-id_${id}/`
  const moved = await request.get(wrong, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, detailURL])
})

test('a button prints the page, and on paper there are no buttons', async ({ page, request }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printed'
    }
  })
  const event = await eventWhere(request, coming, () => true)
  await page.goto(event.detailURL)
  await page.getByRole('button', { name: 'Drucken' }).click()
  await expect(page).toHaveTitle('printed')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Per E-Mail senden' })).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Auf einen Blick' })).toBeVisible()
})
