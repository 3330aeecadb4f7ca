import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { einstellungenExamples } from '@kurstadt/contract/examples'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createLedger } from '../src/content/index.server.ts'
import { newRenderFacts, type RenderFacts } from '../src/content/index.ts'
import { createSemaphore } from '../src/lib/index.ts'
import { VisitCounter } from './count-visits.ts'
import { lastResort } from './last-resort.ts'
import { keepOfficeNumbers } from './office-numbers.ts'
import { PageCache } from './page-cache.ts'
import { PageReplies } from './page-replies.ts'
import { Pages } from './pages.ts'
import { readLimits } from './read-shares.ts'
import { readHead } from './request-head.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { SentPages } from './sent-pages.ts'
import { readTarget } from './target.ts'

const security = createSecurityHeaders({ isSecure: false, isDevelopment: false })

type Town = {
  facts?: Partial<RenderFacts>
  queryNames?: () => Promise<readonly string[]>
}

const headWith = (headers: Record<string, string>) => readHead(Object.entries(headers).flat())

function targetAt(url: string) {
  const read = readTarget(url)
  if (read.kind !== 'target') throw new Error(url)
  return read.target
}

/** Answers to page requests, in front of an application that shows every page alike. */
function town({ facts = {}, queryNames = async () => [] }: Town = {}) {
  const rendered: string[] = []
  const render = async ({ url }: Request) => {
    rendered.push(new URL(url).pathname)
    const response = new Response('<h1>x</h1>', { headers: { 'Content-Type': 'text/html' } })
    return { response, facts: { ...newRenderFacts('mark'), isCacheable: true, ...facts } }
  }
  const isAllowedHost = () => true
  const cache = new PageCache({ maxBytes: 1_000_000, ledger: createLedger(), now: () => 0 })
  const semaphore = createSemaphore({ concurrent: 8, waiting: 8 })
  const log = pino({ level: 'silent' })
  const origin = 'http://localhost'
  const pages = new Pages({ app: { render }, cache, security, semaphore, origin, log })
  const content = { knownQueryNames: () => null, queryNames }
  const counter = new VisitCounter({ senderOf: (_, forwardedFor) => forwardedFor })
  const visits = new SentPages({ counter, cache, isAllowedHost })
  const options = { pages, content, security, isSecure: false, isAllowedHost, visits }
  const replies = new PageReplies(options)
  const share = createSemaphore(readLimits.pages)
  function ask(url: string, headers: Record<string, string> = {}) {
    const request = new IncomingMessage(new Socket())
    request.method = 'GET'
    return replies.shared(targetAt(url), { head: headWith(headers), request }, share)
  }
  const askOwn = (url: string, headers: Record<string, string>) => {
    const head = headWith(headers)
    return replies.own(new Request(origin + url), targetAt(url), head, share)
  }
  return { ask, askOwn, rendered, take: () => counter.take() }
}

test('who asks which query a page knows keeps no place from whoever has that page made', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly string[]>()
  const { ask, rendered } = town({ queryNames: () => promise })
  const answered: number[] = []
  const asking = ['?utm_source=nl', '?utm_source=nl', ''].map(async (query) => {
    answered.push((await ask(`/de/x/${query}`)).status)
  })
  resolve([])
  await expect.poll(() => answered, { timeout: 2_000 }).toEqual([200, 200, 200])
  await Promise.all(asking)
  expect(rendered).toEqual(['/de/x/'])
})

test('a language that is chosen behind a login is remembered as well (spec 4)', async () => {
  const { askOwn } = town()
  const login = { Cookie: 'intranetauth=1; i18n_redirected=de' }
  const inside = { ...login, 'Sec-Fetch-Site': 'same-origin' }
  const { headers } = await askOwn('/en/', inside)
  expect(headers['Set-Cookie']).toEqual([expect.stringMatching(/^i18n_redirected=en; /)])
  expect(headers['Cache-Control']).toBe('private, no-store')
  expect((await askOwn('/de/', inside)).headers).not.toHaveProperty('Set-Cookie')
  expect((await askOwn('/en/', login)).headers).not.toHaveProperty('Set-Cookie')
})

test('what cannot be had names the telephone numbers of the page that was made last', async () => {
  onTestFinished(() => keepOfficeNumbers(null))
  const { ask } = town({ facts: { einstellungen: einstellungenExamples.typical } })
  const away = () => String(lastResort(503, '/de/', security).body)
  expect(away()).not.toContain('href="tel:')
  await ask('/de/x/')
  expect(away()).toContain('href="tel:+493023125100"')
})

/** A visitor who looks at a page with a browser. */
const visitor = (sender: string, headers: Record<string, string> = {}) => ({
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  'Sec-Fetch-Dest': 'document',
  'X-Forwarded-For': sender,
  ...headers,
})
const five = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5']

/** What is counted of five visitors who look for the same, on a page that is kept nowhere. */
async function searched(findsNothing: boolean, headers: Record<string, string> = {}) {
  const facts = { isPrivate: true, findsNothing }
  const { ask, take } = town({ facts, queryNames: async () => ['q'] })
  for (const sender of five) {
    const { headers: sent } = await ask('/de/suche/?q=Eislaufhalle', visitor(sender, headers))
    expect(sent['Cache-Control']).toBe('private, no-store')
  }
  return take().map(({ anzahl, art, was, zusatz }) => [art, was, zusatz, anzahl])
}

test('T67: what five visitors have looked for in vain is counted, although no store keeps their pages', async () => {
  expect(await searched(true)).toEqual([['suche', 'eislaufhalle', 'de', 5]])
  expect(await searched(false)).toEqual([])
})

test('a search that nobody looks at, or of somebody who is not to be counted, is not', async () => {
  for (const headers of [
    { DNT: '1' },
    { 'Sec-Fetch-Dest': 'empty' },
    { 'Sec-Purpose': 'prefetch' },
  ])
    expect(await searched(true, headers)).toEqual([])
})
