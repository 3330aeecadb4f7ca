import { callNames, calls, isCallName, parseBlock, resolveCall } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { fillCouncil } from './council.ts'
import { placeOf } from './place-of.ts'
import { type RunningTown, startTown } from './running-town.ts'

let running: RunningTown
let council: Awaited<ReturnType<typeof fillCouncil>>

beforeAll(async () => {
  running = await startTown()
  council = await fillCouncil(running.payload)
})

/** An address for each call that needs no session, in the order of the registry. */
function addresses(): string[] {
  const { town } = running
  const ids: Record<string, number> = {
    'seiten/{id}': town.full.nummer,
    'veranstaltungen/{id}': town.concert,
    'rubriken/{id}': town.concerts,
    'aktuelles/{id}': town.news,
    'interessengruppen/{id}': town.group,
    'medien/{id}': town.bildNummer,
    'aemter/{id}': town.amt,
    'mitarbeiter/{id}': town.person,
    'baugebiete/{id}': town.stadt.baugebiet,
    'abfallarten/{id}': town.stadt.restmuell,
    'strassen/{id}': town.stadt.strasse,
    'abfuhrtermine/{id}': town.stadt.termin,
    'schwarzes_brett/{id}': town.stadt.notice,
    'galerien/{id}': town.erleben.galerie,
    'videos/{id}': town.erleben.video,
    'webcams/{id}': town.erleben.webcam,
    'fotopunkt_bilder/{id}': town.erleben.fotopunkt,
    'pois/{id}': town.erleben.poi,
    'touren/{id}': town.erleben.tour,
    'bekanntmachungen/{id}': town.bekanntmachung,
    'hinweise/{id}': town.alert,
    'wegweiser_verfahren/{id}': town.guide.registering,
    'lebenslagen/{id}': town.guide.situation,
    'gremien/{id}': council.council,
    'sitzungen/{id}': council.meetings.open,
    'vorlagen/{id}': council.papers.open,
    'ratsmitglieder/{id}': council.members.open,
    'brancheneintraege/{id}': town.gewerbe.inn,
    'unterkuenfte/{id}': town.gewerbe.houses.spa,
    'stellplaetze/{id}': town.gewerbe.site,
    'fahrplaene/{id}': town.gewerbe.timetable,
    'pauschalen/{id}': town.gewerbe.packages.full.nummer,
    'portalmodule/{id}': town.gewerbe.module,
    'shop_artikel/{id}': town.gewerbe.shop.shirt.nummer,
  }
  const queries: Record<string, string> = {
    route: '?url=/de/veranstaltungen/',
    menu: '?name=Hauptmen%C3%BC',
  }
  // A preview is nobody's but its reader's: preview.test.ts.
  const open = callNames.filter((name) => calls[name].zugang === undefined)
  const shared = open.filter((name) => name !== 'vorschau')
  return shared.flatMap((name) => {
    const place = placeOf(name).replace('{id}', String(ids[name] ?? ''))
    const query = queries[name]
    return query ? [`${place}${query}`] : [place, `${place}?sprache=en`]
  })
}

test('every call answers exactly what the contract says, in both languages', async () => {
  for (const address of addresses()) {
    const [place = ''] = address.split('?')
    const name =
      callNames.find((one) => placeOf(one) === place) ?? resolveCall(place)?.name ?? 'route'
    const answer = await running.read(address)
    expect(calls[name].answer.parse(answer), address).toStrictEqual(answer)
  }
})

test('every answer has a strong ETag, tags, a type with charset and no sniffing', async () => {
  for (const address of addresses()) {
    const { status, headers } = await running.api.get(`/api/cms/${address}`)
    expect([address, status]).toStrictEqual([address, 200])
    expect(headers.get('etag')).toMatch(/^"[\w-]{20,}"$/)
    expect(headers.get('cache-tags')).toMatch(/^[a-z_]+(:\d+)?(,[a-z_]+(:\d+)?)*$/)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('an unchanged answer costs a 304 without a body', async () => {
  const first = await running.api.get('/api/cms/veranstaltungen')
  const etag = first.headers.get('etag') ?? ''
  const second = await running.api.get('/api/cms/veranstaltungen', { 'if-none-match': etag })
  expect([second.status, await second.text()]).toStrictEqual([304, ''])
  expect(second.headers.get('etag')).toBe(etag)
  const other = await running.api.get('/api/cms/veranstaltungen', { 'if-none-match': '"other"' })
  expect(other.status).toBe(200)
})

test('a list names its type, its entries and what they embed as tags', async () => {
  const { town, api } = running
  const { headers } = await api.get('/api/cms/veranstaltungen')
  const tags = (headers.get('cache-tags') ?? '').split(',')
  expect(tags).toEqual(
    expect.arrayContaining([
      'veranstaltungen',
      `veranstaltungen:${town.concert}`,
      `rubriken:${town.concerts}`,
      `medien:${town.bildNummer}`,
      `seiten:${town.eventDetail.nummer}`,
    ]),
  )
})

test('a single answer carries its own tag and not its type’s', async () => {
  const { headers } = await running.api.get(`/api/cms/veranstaltungen/${running.town.concert}`)
  const tags = (headers.get('cache-tags') ?? '').split(',')
  expect(tags).toContain(`veranstaltungen:${running.town.concert}`)
  expect(tags).not.toContain('veranstaltungen')
})

test('every block of a page parses with the answers its route names', async () => {
  const { town } = running
  const route = calls.route.answer.parse(
    await running.read('route?url=/de/veranstaltungen/bausteine/'),
  )
  if (!('apiCalls' in route)) throw new Error('a page was expected')
  const answers: Record<string, unknown> = {}
  for (const { name, as, params } of route.apiCalls)
    answers[as] = await running.read(`${name}?${query(params)}`)
  const page = calls['seiten/{id}'].answer.parse(answers.seite)
  expect(page.id).toBe(town.full.nummer)
  expect(page.pageContent).toHaveLength(12)
  for (const raw of page.pageContent) expect(parseBlock(raw, answers)).not.toHaveProperty('problem')
})

function query(params: object): string {
  return new URLSearchParams(
    Object.entries(params).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString()
}

test('a page has its pictures, its way from home and the links of its texts', async () => {
  const { town } = running
  const page = calls['seiten/{id}'].answer.parse(await running.read(`seiten/${town.full.nummer}`))
  expect(page.breadcrumbs).toStrictEqual([
    { title: 'Startseite', href: '/de/' },
    { title: 'Veranstaltungen', href: '/de/veranstaltungen/' },
  ])
  expect(page.heroImages[0]?.bild.alt).toBe('Der Kurpark')
  expect(page.heroSlider[0]?.copyright).toBe('Stadt Bad Silberbronn')
  const blocks = JSON.stringify(page.pageContent)
  expect(blocks).toContain('{"type":"link","href":"/de/baeder/"')
  expect(blocks).toContain('"sublist":{"type":"list"')
  expect(blocks).toMatch(/"link":"\/media\/ortsplan-[0-9a-f]+\.pdf","format":"PDF"/)
})

test('a picture has its size, focal point and sources', async () => {
  const news = calls['aktuelles/{id}'].answer.parse(
    await running.read(`aktuelles/${running.town.news}`),
  )
  expect(news.bild).toMatchObject({ breite: 60, hoehe: 40, fokus: [0.5, 0.5] })
  expect(news.bild?.quellen.map(({ format }) => format)).toContain('avif')
  expect(news).toMatchObject({ bildtext: 'Im Mai', bildcopyright: 'Stadt Bad Silberbronn' })
})

test('a menu leads to pages and addresses', async () => {
  expect(await running.read('menu?name=Hauptmen%C3%BC')).toMatchObject({
    name: 'Hauptmenü',
    sprache: 'de',
    menuItems: [
      {
        title: 'Erleben',
        href: null,
        menuItems: [
          { title: 'Veranstaltungen', href: '/de/veranstaltungen/' },
          { title: 'Karten', href: 'https://karten.example/' },
        ],
      },
    ],
  })
  expect(await running.read('menu?name=Quicklinks_EN')).toStrictEqual({
    name: 'Quicklinks_EN',
    sprache: 'en',
    menuItems: [],
  })
})

test('an office has its published staff in the asked order and its hours in local time', async () => {
  const { town } = running
  const office = calls['aemter/{id}'].answer.parse(await running.read(`aemter/${town.amt}`))
  expect(office.mitarbeiter.map(({ nachname }) => nachname)).toStrictEqual(['Ähre', 'Zwickel'])
  const [hours] = office.oeffnungszeitenStrukturiert
  expect(hours?.abweichendeZeiten).toStrictEqual([
    { beginn: '2031-12-24T12:00', ende: '2032-01-01T23:59', zusatz: null },
  ])
  const regulaereZeiten = [{ tagestyp: 'MONTAG', beginn: '08:00', ende: '18:00' }]
  expect(hours?.saisons).toStrictEqual(
    [2031, 2032, 2033].map((year) => ({
      titel: 'Sommer',
      von: `${year}-04-01`,
      bis: `${year}-09-30`,
      regulaereZeiten,
    })),
  )
  const other = calls.aemter.answer.parse(
    await running.read('aemter?order=titel,mitarbeiter.nachname%20desc'),
  )
  expect(other.data[0]?.mitarbeiter.map(({ nachname }) => nachname)).toStrictEqual([
    'Zwickel',
    'Ähre',
  ])
})

test('all names of the registry are calls', () => {
  expect(callNames.every(isCallName)).toBe(true)
})
