import { calls, type Veranstaltung } from '@kurstadt/contract'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { contentOf } from '../support/content-of.ts'

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

const coming = 'zeitraum=kommend&order=datum_von'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

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

    test('a cancelled event says so with its reason and sells no tickets', async ({
      page,
      request,
    }) => {
      const event = await eventWhere(request, 'status=abgesagt', ({ serie }) => serie === null)
      await page.goto(event.detailURL)
      const notice = page
        .getByRole('main')
        .getByRole('paragraph')
        .filter({ hasText: 'Abgesagt' })
        .first()
      await expect(notice).toBeVisible()
      await expect(notice).toContainText(event.statusgrund ?? '')
      await expect(page.getByRole('link', { name: 'Karten bestellen' })).toHaveCount(0)
    })

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

    test('its categories lead to the list filtered by them', async ({ page, request }) => {
      const event = await eventWhere(request, coming, ({ rubriken }) => rubriken.length > 0)
      await page.goto(event.detailURL)
      const [rubrik] = event.rubriken
      const link = page.getByRole('link', { name: rubrik?.rubrik ?? '', exact: true }).first()
      await expect(link).toHaveAttribute('href', rubrik?.detailURL ?? '')
      expect((await request.get(rubrik?.detailURL ?? '')).status()).toBe(200)
    })

    test('similar events lead on', async ({ page, request }) => {
      const event = await eventWhere(request, coming, (its) => its.aehnliche?.length !== 0)
      await page.goto(event.detailURL)
      const [first] = event.aehnliche ?? []
      await page.getByRole('link', { name: first?.titel ?? '', exact: true }).click()
      await expect(page).toHaveURL(first?.detailURL ?? '')
    })

    test('it goes into the calendar and into a mail', async ({ page, request }) => {
      const event = await eventWhere(request, coming, () => true)
      await page.goto(event.detailURL)
      const href = await page.getByRole('link', { name: 'In den Kalender' }).getAttribute('href')
      const file = await request.get(href ?? '')
      expect(file.headers()['content-type']).toContain('text/calendar')
      expect(await file.text()).toContain('BEGIN:VEVENT')
      const mail = page.getByRole('link', { name: 'Per E-Mail senden' })
      const target = new URL((await mail.getAttribute('href')) ?? '')
      expect(target.searchParams.get('subject')).toBe(event.titel)
      expect(target.searchParams.get('body')).toBe(new URL(event.detailURL, page.url()).href)
    })

    test('an event that is over says so', async ({ page, request }) => {
      const event = await eventWhere(
        request,
        'zeitraum=vergangen&order=datum_von desc',
        ({ vergangen }) => vergangen !== false,
      )
      await page.goto(event.detailURL)
      await expect(page.getByText('Diese Veranstaltung hat bereits stattgefunden.')).toBeVisible()
    })
  })
}

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
  const second = [...days.values()].find((rows) => rows.length > 2)?.[2]
  if (!second) throw new Error('the demo town has no series with three days to come')
  const { datum_von: day, dateFrom, titel } = second
  await page.goto(`/de/veranstaltungen/?zeitraum=individuell&datum_von=${day}&datum_bis=${day}`)
  await page.getByRole('main').getByRole('link', { name: titel, exact: true }).first().click()
  await expect(page).toHaveURL(/termin=/)
  const facts = page.getByRole('complementary', { name: 'Auf einen Blick' })
  await expect(facts.getByRole('definition').first()).toContainText(dateFrom)
  await expect(facts).toContainText('Nächster Termin')
  await expect(page.locator('[aria-current="date"]')).toContainText(dateFrom)
})

test('postponed, moved and sold out are said with their reason', async ({ page, request }) => {
  const states = { verschoben: 'Verschoben', verlegt: 'Verlegt', ausverkauft: 'Ausverkauft' }
  for (const [status, word] of Object.entries(states)) {
    const query = `zeitraum=kommend&status=${status}`
    const event = await eventWhere(request, query, (its) => its.serie === null && !!its.statusgrund)
    await page.goto(event.detailURL)
    const notice = page.getByRole('main').getByRole('paragraph').filter({ hasText: word }).first()
    await expect(notice).toContainText(event.statusgrund ?? '')
    const facts = page.getByRole('complementary', { name: 'Auf einen Blick' })
    await expect(facts).toContainText(event.dateFrom)
  }
})

test('what one asks before going: price, organiser, access, and a picture with its owner', async ({
  page,
  request,
}) => {
  const event = await eventWhere(
    request,
    coming,
    ({ barrierefrei, bildcopyright, kostenlos, preise, veranstalter }) =>
      barrierefrei && kostenlos && preise.length === 0 && !!bildcopyright && !!veranstalter,
  )
  await page.goto(event.detailURL)
  const facts = page.getByRole('complementary', { name: 'Auf einen Blick' })
  for (const words of ['Eintritt frei', event.veranstalter ?? '', 'Barrierefrei', event.dateFrom])
    await expect(facts).toContainText(words)
  const picture = page.getByRole('main').getByRole('img').first()
  await expect(picture).toHaveAccessibleName(event.bild?.alt ?? '')
  await expect(page.getByRole('main')).toContainText(event.bildcopyright ?? '')
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

test('search engines read the event: state, days and place', async ({ page, request }) => {
  const event = await eventWhere(request, 'status=abgesagt', ({ serie }) => serie === null)
  await page.goto(event.detailURL)
  const [json = ''] = await page.locator('script[type="application/ld+json"]').allTextContents()
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
