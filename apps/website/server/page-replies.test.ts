import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createLedger } from '../src/content/index.server.ts'
import { newRenderFacts, type RenderFacts } from '../src/content/index.ts'
import { createSemaphore } from '../src/lib/index.ts'
import { PageCache } from './page-cache.ts'
import { PageReplies } from './page-replies.ts'
import { Pages } from './pages.ts'
import { readLimits } from './read-shares.ts'
import { readHead } from './request-head.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { readTarget } from './target.ts'

const security = createSecurityHeaders({ isSecure: false, isDevelopment: false })

type Town = {
  facts?: Partial<RenderFacts>
  queryNames?: () => Promise<readonly string[]>
}

/** Answers to page requests of one sender, in front of an application that shows every page alike. */
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
  const options = { pages, content, security, isSecure: false, isAllowedHost, visits: null }
  const replies = new PageReplies(options)
  const share = createSemaphore(readLimits.pages)
  function ask(url: string) {
    const read = readTarget(url)
    if (read.kind !== 'target') throw new Error(url)
    const request = new IncomingMessage(new Socket())
    request.method = 'GET'
    return replies.shared(read.target, { head: readHead([]), request }, share)
  }
  return { ask, rendered }
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
