import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { readPdf } from '../support/read-pdf.ts'
import { addEvent } from './event-town.ts'
import { type RunningTown, startTown } from './running-town.ts'
import { english, german, numberOf, published } from './writing.ts'

/** A year of which the calendar of the back office already knows. */
const year = new Date().getUTCFullYear() + 2

let running: RunningTown
let opera: number
let night: string
let market: number

async function addFestivalPage() {
  const { payload } = running
  const page = { pageLayout: 'default', pageTheme: 'rossini', ...published } as const
  const detail = { ...page, detailseite_fuer: 'veranstaltungen' } as const
  const data = { titel: 'Vorstellung', pfad: '/de/rossini/programm/*' }
  const made = await payload.create({
    collection: 'seiten',
    ...german,
    data: { ...detail, ...data, bloecke: [{ blockType: 'veranstaltung-detail' }] },
  })
  await payload.update({
    collection: 'seiten',
    id: made.id,
    ...english,
    data: { ...published, titel: 'Performance', pfad: '/en/rossini/programme/*' },
  })
  return made
}

beforeAll(async () => {
  running = await startTown()
  const { payload } = running
  const made = await addEvent(payload, 'Die seidene Leiter', `${year}-07-04`, {
    saison: year,
    plain_text: 'Rosina klettert.',
  })
  opera = numberOf(made)
  night = made.id
  await payload.update({
    collection: 'veranstaltungen',
    id: night,
    ...english,
    data: { ...published, titel: 'The silken ladder' },
  })
  market = numberOf(await addEvent(payload, 'Leitermarkt', `${year}-07-05`))
})

const route = (url: string) => running.api.get(`/api/cms/route?url=${encodeURIComponent(url)}`)
const hrefs = async (typ: string) => {
  const { data } = calls.sitemap.answer.parse(await running.read('sitemap'))
  return data.map(({ href }) => href).filter((href) => href.includes(typ))
}
const own = () => `/de/rossini/programm/die-seidene-leiter-id_${opera}/`
const towns = () => `/de/veranstaltungen/die-seidene-leiter-id_${opera}/`

async function addressOf(nummer: number, sprache = 'de') {
  const answer = await running.read(`veranstaltungen/${nummer}?sprache=${sprache}`)
  return calls['veranstaltungen/{id}'].answer.parse(answer).detailURL
}

test('while the festival has no page of its own, its events stand among the town’s', async () => {
  expect(await addressOf(opera)).toBe(towns())
  const answer = await route(towns())
  expect(answer.status).toBe(200)
  // Any new page may be the one that they then belong to.
  expect(answer.headers.get('cache-tags')?.split(',')).toContain('seiten')
})

test('an event of the festival has one address, in the festival’s theme; the town’s stay', async () => {
  await addFestivalPage()
  expect(await addressOf(opera)).toBe(own())
  expect(await addressOf(opera, 'en')).toBe(`/en/rossini/programme/the-silken-ladder-id_${opera}/`)
  expect(await addressOf(market)).toBe(`/de/veranstaltungen/leitermarkt-id_${market}/`)
  const page = calls.route.answer.parse(await (await route(own())).json())
  expect(page).toMatchObject({
    pageTheme: 'rossini',
    alternates: { de: own(), en: `/en/rossini/programme/the-silken-ladder-id_${opera}/` },
  })
  expect(await (await route(towns())).json()).toEqual({
    redirect: { status: 301, location: own() },
  })
  const wrong = `/de/rossini/programm/leitermarkt-id_${market}/`
  expect(await (await route(wrong)).json()).toEqual({
    redirect: { status: 301, location: `/de/veranstaltungen/leitermarkt-id_${market}/` },
  })
})

test('lists, sitemap and search name that address alone', async () => {
  const list = await running.read('veranstaltungen?q=Leiter&pro_seite=5')
  const { data } = calls.veranstaltungen.answer.parse(list)
  expect(data.map(({ detailURL }) => detailURL)).toEqual([
    own(),
    `/de/veranstaltungen/leitermarkt-id_${market}/`,
  ])
  expect(await hrefs('-leiter-id_')).toEqual([own()])
  expect(await hrefs('leitermarkt')).toEqual([`/de/veranstaltungen/leitermarkt-id_${market}/`])
  const found = async (word: string) => {
    const { data } = calls.suche.answer.parse(await running.read(`suche?q=${word}`))
    return data.map(({ url }) => url)
  }
  expect(await found('seidene')).toEqual([own()])
  expect(await found('Leitermarkt')).toEqual([`/de/veranstaltungen/leitermarkt-id_${market}/`])
})

test('on a page of the festival lists show its events alone, and what it can be filtered by', async () => {
  const { payload } = running
  await payload.create({
    collection: 'seiten',
    ...german,
    data: {
      ...published,
      titel: 'Programm',
      pfad: '/de/rossini/programm/',
      pageLayout: 'default',
      pageTheme: 'rossini',
      bloecke: [{ blockType: 'veranstaltungen' }],
    },
  })
  const routed = calls.route.answer.parse(await (await route('/de/rossini/programm/')).json())
  const asked = 'apiCalls' in routed ? routed.apiCalls : []
  expect(asked.find(({ name }) => name === 'veranstaltungen')?.params).toMatchObject({
    festival: 'true',
    zeitraum: 'kommend',
  })
  const list = await running.read('veranstaltungen?festival=true&zeitraum=kommend&auswahl=true')
  const { data, ...rest } = calls.veranstaltungen.answer.parse(list)
  expect(data.map(({ titel }) => titel)).toEqual(['Die seidene Leiter'])
  expect(rest).toMatchObject({ festival: true, uebersicht: '/de/rossini/programm/', anzahl: 1 })
  const others = await running.read('veranstaltungen?festival=false&q=Leiter')
  expect(calls.veranstaltungen.answer.parse(others).data.map(({ titel }) => titel)).toEqual([
    'Leitermarkt',
  ])
})

test('the calendar and the printed programme of the festival hold nothing else', async () => {
  const calendar = await running.api.get('/api/cms/veranstaltungen.ics?festival=1')
  const text = await calendar.text()
  expect([text.includes('seidene Leiter'), text.includes('Leitermarkt')]).toEqual([true, false])
  expect(text.replaceAll('\r\n ', '')).toContain(own())
  const days = `datum_von=${year}-07-01&datum_bis=${year}-07-31`
  const printed = await running.api.get(`/api/cms/veranstaltungen.pdf?${days}&festival=1`)
  const read = await readPdf(new Uint8Array(await printed.arrayBuffer()))
  expect(JSON.stringify(read)).toMatch(/Programm des Festivals.*seidene Leiter/su)
  expect(JSON.stringify(read)).not.toContain('Leitermarkt')
})

async function ticketsOf(nummer: number) {
  const response = await running.api.get(`/api/cms/veranstaltungen/${nummer}`)
  const { tickets } = calls['veranstaltungen/{id}'].answer.parse(await response.json())
  return { tickets, tags: response.headers.get('cache-tags')?.split(',') ?? [] }
}

const setKasse = (kasse: string | null) =>
  running.payload.updateGlobal({ slug: 'einstellungen', ...german, data: { festival: { kasse } } })

test('tickets are sold in our shop, at the ticket office of the settings, or where the event says', async () => {
  const { payload } = running
  expect((await ticketsOf(opera)).tickets).toBeNull()
  await payload.create({
    collection: 'seiten',
    ...german,
    data: {
      ...published,
      titel: 'Artikel',
      pfad: '/de/shop/*',
      pageLayout: 'default',
      pageTheme: 'default',
      detailseite_fuer: 'shop_artikel',
    },
  })
  const rubrik = running.town.gewerbe.rubriken.textil.id
  const article = await payload.create({
    collection: 'shop_artikel',
    ...german,
    data: {
      ...published,
      titel: 'Karte zur Leiter',
      einleitung: 'Ein Platz.',
      preis_cent: 2_400,
      gewicht_pro_einheit: 1,
      menge_aktuell: 0,
      sortierung: 0,
      rubrik,
      aktiv: true,
      veranstaltung: night,
    },
  })
  const shop = await ticketsOf(opera)
  expect(shop.tickets).toBe(`/de/shop/karte-zur-leiter-id_${numberOf(article)}/`)
  expect(shop.tags).toContain(`shop_artikel:${numberOf(article)}`)
  await setKasse('https://karten.example/rossini')
  const office = await ticketsOf(opera)
  expect(office).toMatchObject({ tickets: 'https://karten.example/rossini' })
  expect(office.tags).toContain('einstellungen')
  await payload.update({
    collection: 'veranstaltungen',
    id: night,
    ...german,
    data: { ...published, tickets: 'https://karten.example/leiter' },
  })
  expect((await ticketsOf(opera)).tickets).toBe('https://karten.example/leiter')
  // What is no event of the festival is sold where it says, and nowhere else.
  expect((await ticketsOf(market)).tickets).toBeNull()
})

test.each(['karten.example', 'http://karten.example/', 'javascript:alert(1)'])(
  'a ticket office «%s» is refused when it is saved',
  async (kasse) => {
    await expect(setKasse(kasse)).rejects.toThrow(/Kartenverkauf im Internet/)
  },
)

test('the cast goes out in the language of the page, and the plan of the seats as a picture', async () => {
  const { payload } = running
  const pictures = { mimeType: { contains: 'image/' } }
  const [plan] = (
    await payload.find({ collection: 'medien', ...german, where: pictures, limit: 1 })
  ).docs
  const row = { id: 'm1', blockType: 'mitwirkende' as const, name: 'Henrike Adomeit' }
  await payload.update({
    collection: 'veranstaltungen',
    id: night,
    ...german,
    data: { ...published, besetzung: [{ ...row, aufgabe: 'Klavier' }], saalplan: plan?.id },
  })
  await payload.update({
    collection: 'veranstaltungen',
    id: night,
    ...english,
    data: { ...published, besetzung: [{ ...row, aufgabe: 'Piano' }] },
  })
  const castIn = async (sprache: string) => {
    const answer = await running.read(`veranstaltungen/${opera}?sprache=${sprache}`)
    return calls['veranstaltungen/{id}'].answer.parse(answer).besetzung
  }
  expect(await castIn('de')).toEqual([{ aufgabe: 'Klavier', name: 'Henrike Adomeit' }])
  expect(await castIn('en')).toEqual([{ aufgabe: 'Piano', name: 'Henrike Adomeit' }])
  const answer = await running.read(`veranstaltungen/${opera}`)
  expect(calls['veranstaltungen/{id}'].answer.parse(answer).saalplan?.quellen).not.toHaveLength(0)
})
