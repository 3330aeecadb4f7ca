import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { query } from '../support/postgres.ts'
import { type RunningTown, startTown } from './running-town.ts'

let running: RunningTown

beforeAll(async () => {
  running = await startTown()
})

function ask(url: string): Promise<Response> {
  return running.api.get(`/api/cms/route?url=${encodeURIComponent(url)}`)
}

async function redirectOf(url: string): Promise<unknown> {
  const response = await ask(url)
  expect([url, response.status]).toStrictEqual([url, 200])
  return response.json()
}

const moved = (location: string) => ({ redirect: { status: 301, location } })

test('a list page names the calls of its blocks with what may pass through', async () => {
  const { town } = running
  const events = {
    name: 'veranstaltungen',
    as: 'veranstaltungen',
    params: {
      sprache: 'de',
      zeitraum: 'kommend',
      order: 'datum_von',
      pro_seite: 10,
      auswahl: 'true',
    },
    query: [
      'zeitraum',
      'datum_von',
      'datum_bis',
      'rubrik_id',
      'ort',
      'q',
      'kostenlos',
      'barrierefrei',
      'familien',
      'monat',
      'seite',
    ],
    options: { redirectOnSingleEntry: false },
  }
  const response = await ask('/de/veranstaltungen/')
  expect(response.headers.get('cache-tags')).toBe(`seiten:${town.events.nummer},weiterleitungen`)
  expect(await response.json()).toStrictEqual({
    pageTheme: 'default',
    sprache: 'de',
    apiCalls: [
      {
        name: `seiten/${town.events.nummer}`,
        as: 'seite',
        params: { sprache: 'de' },
        query: [],
        options: { redirectOnSingleEntry: false },
      },
      events,
      {
        name: 'aktuelles',
        as: 'aktuelles',
        params: { sprache: 'de', order: 'datum_von desc,sortierung', pro_seite: 12 },
        query: ['seite'],
        options: { redirectOnSingleEntry: false },
      },
      { ...events, as: 'veranstaltungen-2' },
    ],
    alternates: { de: '/de/veranstaltungen/', en: '/en/events/' },
    zugang: 'oeffentlich',
  })
})

test('an English page falls back to the German blocks as its page does', async () => {
  const route: unknown = await (await ask('/en/events/')).json()
  expect(route).toMatchObject({
    sprache: 'en',
    apiCalls: [{ as: 'seite' }, { as: 'veranstaltungen', params: { sprache: 'en' } }, {}, {}],
  })
})

test('a detail address leads to its page and its entry', async () => {
  const { town } = running
  const url = `/de/veranstaltungen/groesstes-konzert-im-kurpark-id_${town.concert}/`
  const response = await ask(url)
  expect(await response.json()).toMatchObject({
    apiCalls: [
      { name: `seiten/${town.eventDetail.nummer}`, as: 'seite' },
      { name: `veranstaltungen/${town.concert}`, as: 'eintrag' },
      { name: 'aktuelles', as: 'aktuelles' },
    ],
    alternates: {
      de: url,
      en: `/en/events/greatest-concert-in-the-spa-gardens-id_${town.concert}/`,
    },
  })
  expect(response.headers.get('cache-tags')).toContain(`veranstaltungen:${town.concert}`)
})

test('a change of one page ends the routes of no other, a redirect those it may lead away from', async () => {
  const { town } = running
  const url = `/de/veranstaltungen/groesstes-konzert-im-kurpark-id_${town.concert}/`
  for (const path of ['/de/veranstaltungen/', url]) {
    const tags = (await ask(path)).headers.get('cache-tags')?.split(',')
    expect(tags).not.toContain('seiten')
    expect(tags).toContain('weiterleitungen')
  }
})

test('a wrong slug with the right number leads to the right one', async () => {
  const { town } = running
  const right = `/de/veranstaltungen/groesstes-konzert-im-kurpark-id_${town.concert}/`
  expect(await redirectOf(`/de/veranstaltungen/anders-id_${town.concert}/`)).toStrictEqual(
    moved(right),
  )
  expect(await redirectOf(right.slice(0, -1))).toStrictEqual(moved(right))
})

test('an entry that is missing or a draft is not found, until its type changes', async () => {
  for (const nummer of [running.town.draftEvent, 999_999]) {
    const response = await ask(`/de/veranstaltungen/geheimer-entwurf-id_${nummer}/`)
    expect(response.status).toBe(404)
    const tags = (response.headers.get('cache-tags') ?? '').split(',')
    expect(tags).toEqual(expect.arrayContaining(['seiten', 'veranstaltungen']))
  }
})

test('a missing slash, capitals and umlauts lead to the address as it is written', async () => {
  expect(await redirectOf('/de/veranstaltungen')).toStrictEqual(moved('/de/veranstaltungen/'))
  expect(await redirectOf('/de')).toStrictEqual(moved('/de/'))
  expect(await redirectOf('/de/Veranstaltungen/')).toStrictEqual(moved('/de/veranstaltungen/'))
})

test('an umlaut written in two parts is the same as in one', async () => {
  const [composed, parted] = ['/de/b\u00e4der/', '/de/ba\u0308der/']
  expect(await redirectOf(composed)).toStrictEqual(moved('/de/baeder/'))
  expect(await redirectOf(parted)).toStrictEqual(moved('/de/baeder/'))
  expect(await redirectOf(encodeURI(parted))).toStrictEqual(moved('/de/baeder/'))
})

test('a stored redirect answers as configured', async () => {
  expect(await redirectOf('/de/alt/')).toStrictEqual(moved('/de/veranstaltungen/'))
  expect(await redirectOf('/de/umleitung/')).toStrictEqual({
    redirect: { status: 302, location: 'https://karten.example/' },
  })
  expect(await redirectOf('/de/weg/')).toStrictEqual({ redirect: { status: 410, location: null } })
})

test('what is no address of a page is not found', async () => {
  const strange = [
    '',
    '/',
    'de/',
    '/fr/',
    '/de//',
    '//evil.example/',
    '/de/../en/',
    '/de/%2e%2e/',
    '/de/%2Fveranstaltungen/',
    '/de/a%2fb/',
    '/de/a\\b/',
    '/de/veranstaltungen/?seite=2',
    '/de/veranstaltungen/#a',
    '/de/veranstaltungen.data',
    '/de/veranstaltungen/*',
    '/de/veranstaltungen/*/',
    '/de/entwurf/',
    '/de/x-id_0/',
    '/de/id_1/',
    'https://evil.example/de/',
    `/de/${'a'.repeat(2_048)}/`,
  ]
  for (const url of strange) {
    const { status, headers } = await ask(url)
    expect([url, status]).toStrictEqual([url, 404])
    expect(headers.get('cache-tags')).toBe('seiten')
  }
})

test('what cannot be decoded is refused', async () => {
  for (const url of ['/de/%zz/', '/de/%C3%28/', '/de/%00/', '/de/%ED%A0%80/']) {
    const response = await ask(url)
    expect([url, response.status]).toStrictEqual([url, 400])
  }
})

test('a page is found on the way from the draft to its publication', async () => {
  const { town, payload } = running
  expect((await ask('/de/entwurf/')).status).toBe(404)
  const change = { collection: 'seiten', id: town.draft.id, overrideAccess: true } as const
  await payload.update({ ...change, data: { _status: 'published' } })
  expect((await ask('/de/entwurf/')).status).toBe(200)
  await payload.update({ ...change, data: { _status: 'draft' } })
  expect((await ask('/de/entwurf/')).status).toBe(404)
})

test('the sitemap names what was changed since an instant, with both languages, and no store keeps it', async () => {
  const { town, api, databaseUrl } = running
  const since = '2031-01-01T00:00:00Z'
  const ask = async () => {
    const response = await api.get(`/api/cms/sitemap?seit=${since}`)
    expect(response.headers.get('cache-control')).toContain('no-store')
    return calls.sitemap.answer.parse(await response.json())
  }
  expect(await ask()).toMatchObject({ data: [], anzahl: 0 })
  const all = calls.sitemap.answer.parse(await running.read('sitemap'))
  const touched = `update veranstaltungen set updated_at = '2031-01-02' where nummer = ${town.concert}`
  await query(databaseUrl, touched)
  const { data, anzahl } = await ask()
  expect(data.map(({ href }) => href)).toEqual(
    all.data
      .map(({ href }) => href)
      .filter(
        (href) =>
          /\/(veranstaltungen|events)\//.test(href) && href.endsWith(`-id_${town.concert}/`),
      ),
  )
  expect(anzahl).toBe(2)
})

test('W10: the route says of a list that it leads to its only entry, where an editor said so', async () => {
  const { town, databaseUrl } = running
  const tick = (value: string) =>
    query(
      databaseUrl,
      `update seiten_locales set bloecke = jsonb_set(bloecke::jsonb, '{0,einziger_eintrag}', '${value}')
       where _locale = 'de' and _parent_id = (select id from seiten where nummer = ${town.events.nummer})`,
    )
  const optionsNow = async () => {
    const route = calls.route.answer.parse(await (await ask('/de/veranstaltungen/')).json())
    return 'apiCalls' in route
      ? route.apiCalls.map(({ options }) => options.redirectOnSingleEntry)
      : []
  }
  expect(await optionsNow()).toEqual([false, false, false, false])
  await tick('true')
  expect(await optionsNow()).toEqual([false, true, false, false])
  await tick('null')
  expect(await optionsNow()).toEqual([false, false, false, false])
})
