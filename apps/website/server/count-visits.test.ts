import { expect, test } from 'vitest'
import { type Sent, VisitCounter } from './count-visits.ts'
import { readHead } from './request-head.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const tablet =
  'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'

const usual = {
  Host: 'stadt.example',
  'User-Agent': firefox,
  'Sec-Fetch-Dest': 'document',
}

type Look = { url?: string; status?: number; headers?: object; sender?: string; nothing?: boolean }

function sentOf({ url = '/de/', status = 200, headers = {}, sender = 'a', nothing }: Look): Sent {
  const answer = {
    status,
    headers: {},
    body: Buffer.from(''),
    tags: [],
    isStale: false,
    isCacheable: true,
    findsNothing: nothing === true,
    holdsFor: null,
  }
  const raw = Object.entries({ ...usual, ...headers }).flat()
  return {
    entry: { answer },
    url,
    head: readHead(raw),
    request: { socket: { remoteAddress: sender } },
  }
}

/** Each address is somebody else. */
const senderOf = (remote = '') => remote
const noon = Date.parse('2026-11-26T12:00:00Z')

/** Sums of these looks, as they would be delivered. */
function counted(looks: readonly Look[], count: 'count' | 'countAhead' = 'count') {
  const counter = new VisitCounter({ now: () => noon, senderOf })
  for (const look of looks) counter[count](sentOf(look))
  return counter.take().map(({ anzahl, art, was, zusatz }) => [art, was, zusatz, anzahl])
}

test('a page is counted by its path, the device class and the host that somebody comes from', () => {
  const headers = { Referer: 'https://www.wandern.example/touren/kim?id=7' }
  expect(
    counted([{ url: '/de/wandern/?q=geheim', headers }, { headers: { Referer: '' } }]),
  ).toEqual([
    ['seite', '/de/wandern/', 'computer', 1],
    ['seite', '/de/', 'computer', 1],
    ['herkunft', 'www.wandern.example', '', 1],
    ['herkunft', '', '', 1],
  ])
})

test('who goes on from one of our pages is the same visit', () => {
  const headers = { Referer: 'https://stadt.example/de/' }
  expect(counted([{ url: '/de/kontakt/', headers }])).toEqual([
    ['seite', '/de/kontakt/', 'computer', 1],
  ])
})

test.each([
  [phone, {}, 'telefon'],
  [tablet, {}, 'tablet'],
  [firefox, {}, 'computer'],
  [firefox, { 'Sec-CH-UA-Mobile': '?1' }, 'telefon'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148',
    {},
    'telefon',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1 Mobile/15E148', {}, 'tablet'],
])('%s %j is a %s', (agent, hints, device) => {
  const [first] = counted([{ headers: { 'User-Agent': agent, ...hints } }])
  expect(first).toEqual(['seite', '/de/', device, 1])
})

test.each([
  { DNT: '1' },
  { 'Sec-GPC': '1' },
  { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  { 'User-Agent': 'curl/8.5.0' },
  { 'User-Agent': '' },
  { 'User-Agent': `${firefox} ${'android'.repeat(2_000)}` },
  { 'Sec-Fetch-Dest': 'empty' },
  { 'Sec-Purpose': 'prefetch' },
])('nobody is counted who does not want it, is no person, or does not look yet: %j', (headers) => {
  expect(counted([{ headers }])).toEqual([])
})

test('a page that was fetched ahead counts once it is shown, and begins no visit', () => {
  const headers = { 'Sec-Fetch-Dest': 'empty', Referer: 'https://stadt.example/de/kontakt/' }
  expect(counted([{ url: '/de/kontakt/', headers }], 'countAhead')).toEqual([
    ['seite', '/de/kontakt/', 'computer', 1],
  ])
})

test('a missing page counts where one of our own pages leads there, with that page', () => {
  const inner = { Referer: 'https://stadt.example/de/rathaus/?x=1' }
  const outer = { Referer: 'https://alt.example/liste' }
  const missing = { url: '/de/gibt-es-nicht/', status: 404 }
  expect(
    counted([{ ...missing, headers: inner }, { ...missing, headers: outer }, missing]),
  ).toEqual([['fehlt', '/de/gibt-es-nicht/', '/de/rathaus/', 1]])
})

test.each([
  '/de/abmelden/kim@example.de/',
  '/de/abmelden/kim%40example.de/',
  `/de/${'x'.repeat(250)}/`,
  '/de/link/aB3_9dkE7xPq2LmZ0tYv1w/',
])('T67: an address that may be about somebody is not counted: %s', (url) => {
  const missing = { url, status: 404, headers: { Referer: 'https://stadt.example/' } }
  // That somebody came says nothing about them.
  expect(counted([{ url }, missing])).toEqual([['herkunft', '', '', 1]])
})

test('a look is told from the inside by the host alone, whatever else the header says', () => {
  const visit = (Referer: string) => counted([{ headers: { Referer } }]).slice(1)
  for (const inner of ['https://stadt.example/de/', 'http://stadt.example/'])
    expect(visit(inner)).toEqual([])
  expect(visit('https://stadt.example.evil.example/')).toEqual([
    ['herkunft', 'stadt.example.evil.example', '', 1],
  ])
  for (const odd of ['https://kim:geheim@stadt.example/', 'javascript:alert(1)', 'x'])
    expect(visit(odd)).toEqual([['herkunft', '', '', 1]])
})

test('browsers that come to one page by turns are told apart, however alike their names are', () => {
  const { entry } = sentOf({})
  const counter = new VisitCounter({ now: () => noon, senderOf })
  for (let turn = 0; turn < 30; turn += 1) {
    const agents = [firefox, phone, phone.replace('Mobile', 'Tablet')]
    counter.count({ ...sentOf({ headers: { 'User-Agent': agents[turn % 3] } }), entry })
  }
  const pages = counter.take().filter(({ art }) => art === 'seite')
  expect(pages.map(({ anzahl, zusatz }) => [zusatz, anzahl])).toEqual([
    ['telefon', 10],
    ['tablet', 10],
    ['computer', 10],
  ])
})

test('many pages at once are told apart before they fill memory, and none is lost', () => {
  const looks = Array.from({ length: 450 }, (_, n) => ({ url: `/de/${n}/` }))
  expect(counted(looks).filter(([art]) => art === 'seite')).toHaveLength(450)
})

const search = (q: string, sender: string): Look => ({
  url: `/de/suche/?q=${encodeURIComponent(q)}`,
  sender,
  nothing: true,
  headers: { Referer: 'https://stadt.example/de/' },
})
const searches = (looks: Look[]) => counted(looks).filter(([art]) => art === 'suche')
const by = (q: string, ...senders: string[]) => senders.map((sender) => search(q, sender))

test('T67: words of a search leave only once five different visitors have looked for them in vain', () => {
  expect(searches(by('Eislaufhalle', 'a', 'b', 'c', 'd'))).toEqual([])
  expect(searches(by('Eislaufhalle', 'a', 'a', 'a', 'a', 'a', 'b'))).toEqual([])
  expect(searches(by(' EISLAUFHALLE ', 'a', 'b', 'c', 'd', 'e', 'f', 'f'))).toEqual([
    ['suche', 'eislaufhalle', 'de', 6],
  ])
})

test.each([
  'kim@example.de',
  '0170 1234567',
  'Aktenzeichen 4711',
  'a b c d e f g',
  'x'.repeat(80),
  ' ',
])('T67: what may be somebody’s is never kept, however many look for it: %s', (q) => {
  expect(searches(by(q, 'a', 'b', 'c', 'd', 'e', 'f'))).toEqual([])
})

test('a search that finds something is a page like any other', () => {
  const found = by('Therme', 'a', 'b', 'c', 'd', 'e').map((look) => ({ ...look, nothing: false }))
  expect(searches(found)).toEqual([])
})

test('a day ends at midnight in Berlin, and with it what is known of searchers', () => {
  let now = Date.parse('2026-11-26T22:59:00Z')
  const counter = new VisitCounter({ now: () => now, senderOf })
  for (const look of by('Eislaufhalle', 'a', 'b', 'c', 'd')) counter.count(sentOf(look))
  now += 120_000
  counter.keepDay()
  counter.count(sentOf(search('Eislaufhalle', 'e')))
  const rows = counter.take()
  expect(rows.map(({ anzahl, art, tag }) => [tag, art, anzahl])).toEqual([
    ['2026-11-26', 'seite', 4],
    ['2026-11-27', 'seite', 1],
  ])
})
