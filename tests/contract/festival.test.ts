import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { addEvent } from './event-town.ts'
import { type RunningTown, startTown } from './running-town.ts'
import { english, german, numberOf, published } from './writing.ts'

/** A year of which the calendar of the back office already knows. */
const year = new Date().getUTCFullYear() + 2

let running: RunningTown
let opera: number
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
  const night = await addEvent(payload, 'Die seidene Leiter', `${year}-07-04`, {
    saison: year,
    plain_text: 'Rosina klettert.',
  })
  opera = numberOf(night)
  await payload.update({
    collection: 'veranstaltungen',
    id: night.id,
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
})
