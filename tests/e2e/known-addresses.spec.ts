import { type APIRequestContext, expect, test } from '@playwright/test'

// Spec 2.2: every known address answers with its own page, in the languages that it names. Asked for
// as a search engine does, so without a browser.

type Known = { path: string; h1: string; with?: RegExp }

/** Addresses that the specification names in one language. */
const known: Known[] = [
  { path: '/de/suche/', h1: 'Suche', with: /placeholder="Suchbegriff eingeben"/ },
  { path: '/de/shop/', h1: 'Shop' },
  { path: '/de/unterkuenfte/', h1: 'Unterkünfte', with: /name="date_from"/ },
  { path: '/en/accommodations/', h1: 'Accommodation', with: /name="date_to"/ },
  { path: '/en/motorhome-parking/', h1: 'Motorhome parking' },
  { path: '/de/besucherinformationen/wohnmobilstellplatz/', h1: 'Wohnmobilstellplätze' },
  { path: '/de/tourist-information/', h1: 'Tourist-Information' },
  {
    path: '/de/tourist-information/tourist-information-id_1/',
    h1: 'Tourist-Information',
    with: /id="oeffnungszeiten"/,
  },
  { path: '/de/anfragen/', h1: 'Anfragen' },
  { path: '/de/kontakt/', h1: 'Kontakt', with: /<form/ },
  { path: '/de/rathaus/', h1: 'Rathaus' },
  { path: '/de/behoerdenlotse/', h1: 'Behördenlotse', with: /Bürgerbüro/ },
  { path: '/de/behoerdenlotse/wegweiser/', h1: 'Wegweiser von A bis Z' },
  { path: '/de/veranstaltungseintrag/', h1: 'Veranstaltung vorschlagen', with: /<form/ },
  { path: '/de/angebote/anfrage/?pauschale=1&hotel=1', h1: 'Pauschale anfragen', with: /<form/ },
  { path: '/de/pauschalangebote/', h1: 'Pauschalangebote', with: /177\s€/ },
  { path: '/de/angebote/tannen-und-thermen/', h1: 'Tannen und Thermen' },
  { path: '/de/angebote/koeniglich-traeumen/', h1: 'Königlich träumen' },
  { path: '/de/angebote/ambulante-qualitaetskur/', h1: 'Ambulante Qualitätskur' },
  { path: '/de/angebote/das-wilde-in-dir/', h1: 'Das Wilde in dir' },
  { path: '/de/angebote/natuerlich-vital/', h1: 'Natürlich vital' },
  { path: '/datenschutz', h1: 'Datenschutz' },
  { path: '/de/rossini', h1: 'Rossini-Festival' },
]

/** Pages of the festival, which it names in both: German, English. */
const festival: [Known, Known][] = [
  [
    { path: '/de/rossini/', h1: 'Rossini-Festival' },
    { path: '/en/rossini/', h1: 'Rossini Festival' },
  ],
  [
    { path: '/de/rossini/team/', h1: 'Team' },
    { path: '/en/rossini/rossini-team/', h1: 'Team' },
  ],
  [
    { path: '/de/rossini/festivalgeschichte/', h1: 'Festivalgeschichte' },
    { path: '/en/rossini/festivalhistory/', h1: 'Festival history' },
  ],
  [
    { path: '/de/rossini/akademie-belcanto/', h1: 'Akademie BelCanto' },
    { path: '/en/rossini/academy-belcanto/', h1: 'BelCanto Academy' },
  ],
  [
    { path: '/de/rossini/impressum-rossini/', h1: 'Impressum' },
    { path: '/en/rossini/rossini-imprint/', h1: 'Legal notice' },
  ],
  [
    { path: '/de/rossini/datenschutz-rossini/', h1: 'Datenschutz' },
    { path: '/en/rossini/rossini-privacy/', h1: 'Privacy' },
  ],
]

/** What a page says of itself: its language, its first heading, its other languages. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  const html = await answer.text()
  const heading = /<h1[^>]*>(.*?)<\/h1>/su.exec(html)?.[1] ?? ''
  const alternates = [...html.matchAll(/<link[^>]*\bhref="([^"]*)"[^>]*>/giu)].filter(([link]) =>
    /hreflang=/iu.test(link),
  )
  return {
    html,
    status: answer.status(),
    lang: /<html[^>]*\blang="(\w+)"/u.exec(html)?.[1],
    h1: heading.replaceAll(/<[^>]*>/gu, '').replaceAll('\u00ad', ''),
    alternates: alternates.map(([, href = '']) => new URL(href).pathname),
  }
}

for (const { path, h1, with: content = /<main/u } of known)
  test(`${path} answers with its own page`, async ({ request }) => {
    const { html, ...page } = await read(request, path)
    const lang = path.startsWith('/en/') ? 'en' : 'de'
    expect(page).toMatchObject({ status: 200, lang, h1 })
    expect(html).toMatch(content)
  })

for (const [de, en] of festival)
  test(`${de.path} and ${en.path} are one page in two languages`, async ({ request }) => {
    const [german, english] = [await read(request, de.path), await read(request, en.path)]
    expect(german).toMatchObject({ status: 200, lang: 'de', h1: de.h1 })
    expect(english).toMatchObject({ status: 200, lang: 'en', h1: en.h1 })
    expect(german.alternates).toContain(en.path)
    expect(english.alternates).toContain(de.path)
    // The festival's own theme, not the town's.
    for (const { html } of [german, english]) expect(html).toMatch(/<html[^>]*rossini/u)
  })

test('/de/intranet/ asks everybody to log in, with a page of its own', async ({ request }) => {
  expect(await read(request, '/de/intranet/')).toMatchObject({
    status: 401,
    lang: 'de',
    h1: 'Anmelden im Intranet',
  })
})

test('an unknown address below a known one is a 404 with its words', async ({ request }) => {
  for (const path of ['/de/angebote/gibt-es-nicht/', '/en/rossini/gibt-es-nicht/'])
    expect((await read(request, path)).status, path).toBe(404)
})
