// @vitest-environment jsdom
import {
  aktuellesExamples,
  einstellungenExamples,
  listOfEvents,
  listOfExamples,
  veranstaltungExamples,
} from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import type { AskedFeed, FeedAnswer, FeedRequest } from '../../content/index.server.ts'
import { ContentError } from '../../content/index.ts'
import { makeFeed } from './index.server.ts'

const baseUrl = 'https://bad-silberbronn.example'
const evil = `"O'Hara" & <b>]]></title></script>\nEND:VEVENT 🎼\u0000 ${'ä'.repeat(2000)}`
const { typical, cancelled, minimal } = veranstaltungExamples

const events: FeedAnswer = {
  typ: 'veranstaltungen',
  list: listOfEvents({ ...typical, titel: evil, plain_text: evil }, cancelled, minimal),
}
const news: FeedAnswer = {
  typ: 'aktuelles',
  list: listOfExamples({ ...aktuellesExamples.typical, titel: evil, einleitung: evil }),
}

/** The feed, read by a parser that knows nothing of how it was written. */
async function read(answer: FeedAnswer, of: Partial<FeedRequest> = {}) {
  const asked: AskedFeed[] = []
  const content = {
    loadFeed: async (one: AskedFeed) => {
      asked.push(one)
      return answer
    },
    loadShell: async () => ({ einstellungen: einstellungenExamples.typical }),
  }
  const query = new URLSearchParams(of.query)
  const wanted = { typ: answer.typ, sprache: 'de', format: 'rss', ...of, query } as const
  const made = await makeFeed(content, wanted, baseUrl)
  const xml = 'xml' in made ? made.xml : ''
  const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement
  return { root, asked }
}

const textsOf = (root: Element, name: string) =>
  [...root.getElementsByTagName(name)].map((one) => one.textContent)

test('events as RSS: every item has title, address, moment and what one asks first', async () => {
  const { root } = await read(events)
  expect(root.nodeName).toBe('rss')
  const [first, second] = root.getElementsByTagName('item')
  expect(first?.getElementsByTagName('title')[0]?.textContent).toBe(evil.replace('\u0000', ''))
  expect(first?.getElementsByTagName('link')[0]?.textContent).toBe(baseUrl + typical.detailURL)
  expect(first?.getElementsByTagName('guid')[0]?.getAttribute('isPermaLink')).toBe('false')
  expect(first?.getElementsByTagName('pubDate')[0]?.textContent).toBe(
    'Mon, 03 May 2027 08:15:00 GMT',
  )
  expect(first?.getElementsByTagName('category')[0]?.textContent).toBe('Konzerte')
  expect(first?.getElementsByTagName('description')[0]?.textContent).toMatch(
    /^19\.06\.2027, 19:30 bis 22:00 Uhr, Kurpark, Musikpavillon\. "O'Hara"/,
  )
  expect(second?.getElementsByTagName('title')[0]?.textContent).toBe(
    'Abgesagt: Geführte Wanderung zum Wildsee',
  )
})

test('the same as Atom: ids, moments and the address of the feed itself', async () => {
  const query = new URLSearchParams({ rubrik_id: '3', seite: '7', utm: 'x' })
  const { root } = await read(events, { format: 'atom', query })
  expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  expect(textsOf(root, 'id')).toEqual([
    `${baseUrl}/de/veranstaltungen.atom?rubrik_id=3`,
    `${baseUrl}/de/veranstaltungen/${typical.id}`,
    `${baseUrl}/de/veranstaltungen/${cancelled.id}`,
    `${baseUrl}/de/veranstaltungen/${minimal.id}`,
  ])
  expect(new Set(textsOf(root, 'updated'))).toEqual(new Set(['2027-05-03T08:15:00.000Z']))
  const self = root.querySelector('feed > link[rel="self"]')
  expect(self?.getAttribute('href')).toBe(`${baseUrl}/de/veranstaltungen.atom?rubrik_id=3`)
})

test('a corrected title or a moved page changes the address of an entry and not its id', async () => {
  const moved = { ...aktuellesExamples.typical, detailURL: '/de/stadt/neues/neuer-titel-id_1/' }
  const list = listOfExamples({ ...moved, titel: 'Neuer Titel' })
  const before = await read(news)
  const after = await read({ typ: 'aktuelles', list })
  expect(textsOf(after.root, 'link')).not.toEqual(textsOf(before.root, 'link'))
  expect(textsOf(after.root, 'guid')).toEqual(textsOf(before.root, 'guid'))
  const english = await read(news, { sprache: 'en' })
  expect(textsOf(english.root, 'guid')).not.toEqual(textsOf(before.root, 'guid'))
})

test('the feed of events leads to the page of all events, whatever area the first one lies in', async () => {
  const opera = { ...typical, detailURL: '/de/rossini/programm/oper-id_7/' }
  const list = listOfEvents(opera, { ...minimal, detailURL: null })
  const query = new URLSearchParams({ rubrik_id: '3' })
  const { root } = await read({ typ: 'veranstaltungen', list }, { query })
  expect(textsOf(root, 'link')).toEqual([
    `${baseUrl}/de/veranstaltungen/?rubrik_id=3`,
    `${baseUrl}/de/rossini/programm/oper-id_7/`,
    `${baseUrl}/de/veranstaltungen/#${minimal.id}`,
  ])
})

test('news in both formats', async () => {
  const rss = await read(news)
  expect(textsOf(rss.root, 'pubDate')).toEqual(['Sun, 13 Jun 2027 22:00:00 GMT'])
  const atom = await read(news, { format: 'atom' })
  expect(textsOf(atom.root, 'published')).toEqual(['2027-06-13T22:00:00.000Z'])
  expect(textsOf(atom.root, 'summary')).toEqual([evil.replace('\u0000', '')])
})

const rfc822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/
const onTheWeb = (address: string) => /^https?:\/\//.test(address) && URL.canParse(address)

test('feeds have what RSS 2.0 and Atom (RFC 4287) ask for', async () => {
  for (const answer of [events, news]) {
    const rss = (await read(answer)).root
    expect(rss.getAttribute('version')).toBe('2.0')
    const channel = Array.from(rss.children[0]?.children ?? [], ({ nodeName }) => nodeName)
    for (const name of ['title', 'link', 'description'])
      expect(channel.filter((one) => one === name)).toHaveLength(1)
    expect(textsOf(rss, 'pubDate').filter((date) => !rfc822.test(date))).toEqual([])
    expect(textsOf(rss, 'link').filter((link) => !onTheWeb(link))).toEqual([])
    expect(new Set(textsOf(rss, 'guid')).size).toBe(rss.querySelectorAll('item').length)

    const atom = (await read(answer, { format: 'atom' })).root
    for (const entry of [atom, ...atom.querySelectorAll('entry')])
      for (const name of ['id', 'title', 'updated'])
        expect(entry.querySelectorAll(`:scope > ${name}`)).toHaveLength(1)
    const moments = [...textsOf(atom, 'updated'), ...textsOf(atom, 'published')]
    expect(moments.filter((moment) => new Date(moment).toISOString() !== moment)).toEqual([])
    expect(atom.querySelectorAll('author > name').length).toBeGreaterThan(0)
    const links = [...atom.querySelectorAll('link')].map((one) => one.getAttribute('href') ?? '')
    expect(links.filter((link) => !onTheWeb(link))).toEqual([])
  }
})

test('a feed has the filters of its list and no others', async () => {
  const query = new URLSearchParams('jahr=2027&seite=2&pro_seite=9999&q=&utm_source=x')
  expect((await read(news, { query })).asked).toEqual([
    { typ: 'aktuelles', sprache: 'de', format: 'rss', params: { jahr: '2027' } },
  ])
})

test('a feed without entries is whole', async () => {
  const { root } = await read({ typ: 'aktuelles', list: listOfExamples() }, { format: 'atom' })
  expect(textsOf(root, 'entry')).toEqual([])
  expect(textsOf(root, 'updated')).toHaveLength(1)
})

test('a wrong filter and a content API that is away are told apart', async () => {
  for (const code of ['bad-request', 'unavailable'] as const) {
    const loadFeed = () => Promise.reject(new ContentError(code, 'aktuelles'))
    const loadShell = async () => ({ einstellungen: null })
    const asked = { typ: 'aktuelles', sprache: 'de', format: 'rss' } as const
    const query = new URLSearchParams()
    expect(await makeFeed({ loadFeed, loadShell }, { ...asked, query }, baseUrl)).toEqual({ code })
  }
})
