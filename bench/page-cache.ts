/**
 * Page-cache hits of one website worker beside a bare `node:http` server that sends the same bytes:
 * measured in turns, so that what else the machine does meets both.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { startExampleContent } from '../apps/website/server/example-content.ts'
import { putUnderLoad } from './load.ts'
import { percentile, report } from './report.ts'
import { startWebsite } from './website-process.ts'

const rounds = 5
const own = new Set(['date', 'connection', 'keep-alive'])

type Copy = { headers: string[]; body: Buffer }

/** The answer of a URL as it goes over the wire. */
async function copyOf(url: string): Promise<Copy> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject)
  })
  const body = await buffer(response)
  const raw = response.rawHeaders
  const headers = raw.filter((_, index) => !own.has((raw[index - (index % 2)] ?? '').toLowerCase()))
  return { headers, body }
}

async function startBare({ headers, body }: Copy): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}/de/`, server }
}

if (process.argv[2] === 'bare') {
  const bare = await startBare(await copyOf(process.argv[3] ?? ''))
  process.send?.(bare.url)
} else {
  await compare()
}

async function compare(): Promise<void> {
  const api = await startExampleContent()
  const site = await startWebsite({ workers: 1, apiUrl: api.url })
  const page = `${site.url}/de/`
  try {
    await fetch(page)
    await fetch(page, { headers: { 'accept-encoding': 'br' } })
    await sleep(300)
    const bare = fork(import.meta.filename, ['bare', page])
    const bareUrl = await new Promise<string>((resolve) =>
      bare.once('message', (message) => resolve(typeof message === 'string' ? message : '')),
    )
    const ratios: number[] = []
    const tails: number[] = []
    const perSecond: number[] = []
    await putUnderLoad(bareUrl, 1)
    await putUnderLoad(page, 1)
    for (let round = 0; round < rounds; round += 1) {
      const ideal = await putUnderLoad(bareUrl, 3)
      const hit = await putUnderLoad(page, 3)
      ratios.push(hit.perSecond / ideal.perSecond)
      tails.push(hit.p99 / ideal.p99)
      perSecond.push(hit.perSecond)
    }
    bare.kill()
    const ratio = percentile(ratios, 0.5)
    const tail = percentile(tails, 0.5)
    report({
      name: 'page cache: hits beside bare node:http',
      value: ratio,
      unit: '×',
      target: '≥ 0.85',
      ok: ratio >= 0.85,
    })
    report({
      name: 'page cache: p99 beside bare node:http',
      value: tail,
      unit: '×',
      target: '< 3',
      ok: tail < 3,
    })
    report({
      name: 'page cache: hits',
      value: percentile(perSecond, 0.5),
      unit: '/s',
      target: 'for comparison',
      ok: true,
    })
  } finally {
    await site.stop()
    await api.close()
  }
}
