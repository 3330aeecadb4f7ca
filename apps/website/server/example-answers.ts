import {
  type ApiCall,
  pageThemes,
  type Route,
  type Seite,
  type Sprache,
  sprachen,
} from '@kurstadt/contract'
import {
  aktuellesExamples,
  amtExamples,
  einstellungenExamples,
  examples,
  listOfEvents,
  listOfExamples,
  menuExamples,
  pageExamples,
  routeExamples,
  veranstaltungExamples,
} from '@kurstadt/contract/examples'

/** An answer of the example API; 200 unless it says otherwise. */
export type ExampleAnswer = {
  body: unknown
  tags: readonly string[]
  status?: number
  headers?: Readonly<Record<string, string>>
}

/** Answers by path and query below the API's base path; the query is sorted. */
export type ExampleAnswers = Map<string, ExampleAnswer>

type ExamplePage = { path: string; seite: Seite; calls?: ApiCall[]; other?: string }

const events = 'order=datum_von&pro_seite=10&sprache=de&zeitraum=kommend'

/** A call as a route lists it. */
function apiCall(name: string, as: string, sprache: Sprache, more: Partial<ApiCall> = {}): ApiCall {
  const { params, ...rest } = more
  return {
    name,
    as,
    params: { sprache, ...params },
    query: [],
    options: { redirectOnSingleEntry: false },
    ...rest,
  }
}

const eventList = apiCall('veranstaltungen', 'veranstaltungen', 'de', {
  params: { zeitraum: 'kommend', order: 'datum_von', pro_seite: 10 },
  query: ['seite', 'rubrik_id'],
})
const newsList = apiCall('aktuelles', 'aktuelles', 'de', {
  params: { order: 'datum_von desc,sortierung', pro_seite: 12 },
  query: ['seite'],
})

/** Page with every block of one kind that the contract has examples of. */
function pageOf(id: number, title: string, pageContent: unknown[]): Seite {
  return { ...pageExamples.typical, id, title, pageContent }
}

function block(template: string, context: string) {
  return { template, slotName: 'content', context, options: { titel: null } }
}

const pages: ExamplePage[] = [
  { path: '/de/', seite: pageExamples.home, calls: [eventList], other: '/en/' },
  { path: '/en/', seite: { ...pageExamples.english, id: 101 }, other: '/de/' },
  { path: '/de/silberbad/', seite: pageExamples.typical },
  { path: '/de/leer/', seite: pageExamples.minimal },
  { path: '/de/unbekannter-baustein/', seite: pageExamples['unknown-template'] },
  {
    path: '/de/veranstaltungen/',
    seite: pageOf(46, 'Veranstaltungen', [block('veranstaltungen', 'veranstaltungen')]),
    calls: [eventList],
  },
  {
    path: '/de/aktuelles/',
    seite: pageOf(47, 'Aktuelles', [block('aktuelles', 'aktuelles')]),
    calls: [newsList],
  },
  {
    path: '/de/behoerdenlotse/buergerbuero-id_1/',
    seite: pageOf(48, 'Amt', [block('amt-detail', 'eintrag')]),
    calls: [apiCall('aemter/1', 'eintrag', 'de')],
  },
  {
    path: '/de/veranstaltungen/sommernachtskonzert-im-kurpark-id_12/',
    seite: pageExamples['detail-page'],
    calls: [apiCall('veranstaltungen/12', 'eintrag', 'de')],
  },
  {
    path: '/de/bausteine/',
    seite: pageOf(49, 'Bausteine', [
      examples.text.typical,
      examples['bild-text'].typical,
      examples.zitat.typical,
      examples.downloads.typical,
      examples['kurzinfo-icons'].typical,
    ]),
  },
]

function routeOf({ path, seite, calls = [], other }: ExamplePage): Route {
  const { sprache, pageTheme } = seite
  const alternates = other === undefined ? {} : { [sprache === 'de' ? 'en' : 'de']: other }
  return {
    pageTheme,
    sprache,
    apiCalls: [apiCall(`seiten/${seite.id}`, 'seite', sprache), ...calls],
    alternates: { [sprache]: path, ...alternates },
    zugang: 'oeffentlich',
  }
}

function pageAnswers(page: ExamplePage): [string, ExampleAnswer][] {
  const { path, seite } = page
  const tags = [`seiten:${seite.id}`]
  return [
    [`route?url=${path}`, { body: routeOf(page), tags: ['seiten', ...tags] }],
    [`seiten/${seite.id}?sprache=${seite.sprache}`, { body: seite, tags }],
  ]
}

function menuAnswers(): [string, ExampleAnswer][] {
  const { english, minimal, 'long-words': _long, ...german } = menuExamples
  const names = [
    'Quicklinks_EN',
    'App_EN',
    'Footer_Themen_EN',
    'Footer_Informationen_EN',
    'Footer_Rechtliches_EN',
  ] as const
  const others = names.map((name) => ({ ...minimal, name, sprache: 'en' }))
  return [...Object.values(german), english, ...others].map((menu) => [
    `menu?name=${menu.name}`,
    { body: menu, tags: ['menu'] },
  ])
}

/** No alerts in any part of the site, in the question that every page asks. */
function hinweisAnswers(): [string, ExampleAnswer][] {
  const body = { data: [], anzahl: 0, seite: 1, pro_seite: 100, naechster_wechsel: null }
  return pageThemes.flatMap((theme) =>
    sprachen.map((sprache): [string, ExampleAnswer] => [
      `hinweise?bereich=${theme}&pro_seite=100&sprache=${sprache}&zeitraum=kommend`,
      { body, tags: ['hinweise'] },
    ]),
  )
}

/** Every answer of the example API by its path and sorted query. */
export function exampleAnswers(): ExampleAnswers {
  const { typical, minimal, cancelled } = veranstaltungExamples
  const list = {
    body: listOfEvents(minimal, typical, cancelled),
    tags: ['veranstaltungen', 'veranstaltungen:12'],
  }
  const second = { ...list, body: { ...listOfEvents(minimal), seite: 2, anzahl: 11 } }
  const news = listOfExamples(aktuellesExamples.typical, aktuellesExamples.minimal)
  const geaendert = '2026-11-20T10:00:00Z'
  const sitemap = pages.map(({ path }) => ({ href: path, geaendert, alternates: {} }))
  return new Map<string, ExampleAnswer>([
    ...pages.flatMap(pageAnswers),
    ...menuAnswers(),
    ...hinweisAnswers(),
    ['einstellungen?sprache=de', { body: einstellungenExamples.typical, tags: ['einstellungen'] }],
    ['einstellungen?sprache=en', { body: einstellungenExamples.english, tags: ['einstellungen'] }],
    [`veranstaltungen?${events}`, list],
    ['veranstaltungen?order=datum_von&pro_seite=10&seite=2&sprache=de&zeitraum=kommend', second],
    ['veranstaltungen/12?sprache=de', { body: typical, tags: ['veranstaltungen:12'] }],
    [
      'aktuelles?order=datum_von+desc,sortierung&pro_seite=12&sprache=de',
      { body: news, tags: ['aktuelles'] },
    ],
    ['aemter/1?sprache=de', { body: amtExamples.typical, tags: ['aemter:1', 'mitarbeiter'] }],
    [
      'sitemap',
      {
        body: { ...listOfExamples(...sitemap), pro_seite: 2_000 },
        tags: ['seiten', 'veranstaltungen', 'aktuelles', 'aemter'],
      },
    ],
    [
      'route?url=/de/veranstaltungen',
      { body: { redirect: { status: 301, location: '/de/veranstaltungen/' } }, tags: ['seiten'] },
    ],
    ['route?url=/de/veraltet/', { body: routeExamples.moved, tags: ['seiten'] }],
    ['route?url=/de/fort/', { body: routeExamples.gone, tags: ['seiten'] }],
    ['route?url=/de/anderswo/', { body: routeExamples.elsewhere, tags: ['seiten'] }],
  ])
}
