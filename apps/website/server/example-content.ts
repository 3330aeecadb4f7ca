import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { apiBasePath, changeFeedPath, changeVersionPath } from '@kurstadt/contract'
import { z } from 'zod'
import { type ExampleAnswer, type ExampleAnswers, exampleAnswers } from './example-answers.ts'

/** A content API that serves the contract's examples from memory. */
export type ExampleContent = {
  url: string
  answers: ExampleAnswers
  /** Addresses that were asked for, oldest first. */
  asked: string[]
  /** Tells every reader of the change feed that something was published; returns its number. */
  publish: (tags: readonly string[]) => number
  /** Counts a change without telling the feed, as a lost notification would. */
  publishSilently: (tags: readonly string[]) => number
  /** Cuts every connection of the change feed. */
  cutFeed: () => void
  /** Cuts them and counts changes anew, as after a restored backup. */
  restartFeed: () => void
  close: () => Promise<void>
}

const notFound = { error: { code: 'not-found', message: 'There is nothing here.' } }

type Change = { id: number; tags: readonly string[] }

/** The change feed of the example API. */
function createFeed() {
  const changes: Change[] = []
  const readers = new Set<ServerResponse>()
  function cut(): void {
    for (const reader of readers) reader.destroy()
  }
  return {
    newest: () => ({ id: changes.length }),
    open(response: ServerResponse, lastSeen: unknown): void {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write(`event: hello\ndata: {"id":${changes.length}}\n\n`)
      const missed = typeof lastSeen === 'string' ? changes.slice(Number(lastSeen)) : []
      for (const change of missed) sendChange(response, change)
      readers.add(response)
      response.on('close', () => readers.delete(response))
    },
    publish: (tags: readonly string[]) => {
      const change = { id: changes.length + 1, tags }
      changes.push(change)
      for (const reader of readers) sendChange(reader, change)
      return change.id
    },
    publishSilently: (tags: readonly string[]) => changes.push({ id: changes.length + 1, tags }),
    cut,
    restart: () => {
      changes.length = 0
      cut()
    },
  }
}

/** Starts it on a loopback port, so that the website runs without CMS and database. */
export async function startExampleContent(port = 0): Promise<ExampleContent> {
  const answers = exampleAnswers()
  const asked: string[] = []
  const feed = createFeed()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const path = url.pathname.slice(apiBasePath.length)
    if (path === changeFeedPath) return feed.open(response, request.headers['last-event-id'])
    if (path === changeVersionPath) return sendJson(response, 200, feed.newest())
    url.searchParams.sort()
    const key = `${path.slice(1)}${decodeURIComponent(url.search)}`
    asked.push(key)
    const {
      body,
      tags,
      status = 200,
      headers,
    } = changedSince(answers, url) ?? answers.get(key) ?? missing(key)
    return sendJson(response, status, body, { 'Cache-Tags': tags.join(','), ...headers })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const ownPort = typeof address === 'object' && address !== null ? address.port : port
  async function close(): Promise<void> {
    feed.cut()
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  const url = `http://127.0.0.1:${ownPort}`
  const { publish, publishSilently, cut: cutFeed, restart: restartFeed } = feed
  return { url, answers, asked, publish, publishSilently, cutFeed, restartFeed, close }
}

const dated = z.object({ data: z.array(z.looseObject({ geaendert: z.string() })) })

/** The addresses of the sitemap that were changed since the instant in the query, if that is asked. */
function changedSince(answers: ExampleAnswers, { pathname, searchParams }: URL) {
  const since = searchParams.get('seit')
  const whole = answers.get('sitemap')
  if (since === null || !whole || pathname !== `${apiBasePath}/sitemap`) return null
  const data = dated.parse(whole.body).data.filter(({ geaendert }) => geaendert >= since)
  const body = { data, anzahl: data.length, seite: 1, pro_seite: 2_000 }
  return { body, tags: whole.tags, status: 200, headers: { 'Cache-Control': 'private, no-store' } }
}

function missing(key: string): ExampleAnswer {
  const [name = ''] = key.split(/[/?]/, 1)
  return { status: 404, body: notFound, tags: name === 'route' ? ['seiten'] : [name] }
}

function sendChange(reader: ServerResponse, change: Change): void {
  reader.write(`event: change\nid: ${change.id}\ndata: ${JSON.stringify(change)}\n\n`)
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
