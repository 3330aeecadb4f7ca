import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { placeOf, startMetrics } from './index.ts'

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

async function listen(server: Server): Promise<number> {
  opened.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  return port
}

/** Values of a series by its labels, as the text says them. */
const read = (text: string, name: string) =>
  new Map(
    text
      .split('\n')
      .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      .map((line) => [
        /\{(.*)\}/.exec(line)?.[1] ?? '',
        Number(line.split(' ').at(-1)?.replace('Nan', 'NaN')),
      ]),
  )

const classOf = (path: string) => (path.startsWith('/de/') ? 'page' : 'other')

test('answers are counted by class, method and status; nothing that somebody typed becomes a series', async () => {
  const port = await freePort()
  const problems: unknown[] = []
  let waiting = 3
  const readings = [
    { name: 'lane_waiting', help: 'x', label: 'lane', read: () => ({ visitor: waiting }) },
    { name: 'sent_total', help: 'x', label: 'from', isTotal: true, read: () => ({ hit: waiting }) },
    { name: 'broken', help: 'x', read: () => Promise.reject(new Error('away')) },
    { name: 'broken_too', help: 'x', label: 'a', read: () => Promise.reject(new Error('away')) },
  ]
  startMetrics(placeOf(port, '127.0.0.1'), { process: 'website', classOf, readings }, (error) =>
    problems.push(error),
  )
  const site = createServer((request, response) => {
    response.writeHead(request.url === '/weg' ? 404 : 200).end('ok')
  })
  const base = `http://127.0.0.1:${await listen(site)}`
  for (const path of ['/de/', '/de/kurpark/?q=geheim', '/weg', '/geheim@example.de'])
    await (await fetch(base + path)).text()
  await (await fetch(`${base}/de/`, { method: 'PROPFIND' })).text()
  waiting = 5
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const total = read(text, 'http_requests_total')
  const of = (kind: string, method: string, status: number) =>
    total.get(`class="${kind}",status="${status}",method="${method}",process="website"`)
  expect([of('page', 'GET', 200), of('other', 'GET', 404), of('other', 'GET', 200)]).toEqual([
    2, 1, 1,
  ])
  expect(of('page', 'other', 200)).toBe(1)
  expect(
    [...read(text, 'http_request_duration_seconds_count').values()].reduce((a, b) => a + b),
  ).toBe(5)
  expect(read(text, 'lane_waiting').get('lane="visitor",process="website"')).toBe(5)
  expect(text).toContain('# TYPE sent_total counter')
  // Asked for twice it is not twice as much.
  await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const again = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(read(again, 'sent_total').get('from="hit",process="website"')).toBe(5)
  expect(text).not.toContain('geheim')
  expect(text).toContain('process_resident_memory_bytes')
  // What cannot be read is no number, and takes nothing else along.
  expect([...read(text, 'broken').values()]).toEqual([Number.NaN])
  expect(read(text, 'broken_too').size).toBe(0)
  // Two of them, each time that somebody asked.
  expect(problems).toHaveLength(6)
})

test('T81: there is nothing else on that port, and without a port there is nothing at all', async () => {
  const port = await freePort()
  startMetrics(placeOf(port, '127.0.0.1'), { process: 'website', classOf }, () => undefined)
  const status = async (path: string, method = 'GET') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status
  expect([await status('/metrics'), await status('/metrics', 'HEAD')]).toEqual([200, 200])
  expect([await status('/'), await status('/metrics/'), await status('/metrics', 'POST')]).toEqual([
    404, 404, 404,
  ])
  expect(placeOf(undefined, '127.0.0.1')).toBeNull()
})

test('a port that is taken is reported, and stops nothing', async () => {
  const port = await listen(createServer())
  const problems: unknown[] = []
  startMetrics(placeOf(port, '127.0.0.1'), { process: 'website', classOf }, (error) =>
    problems.push(error),
  )
  await expect.poll(() => problems).toHaveLength(1)
  expect(String(problems[0])).toContain('EADDRINUSE')
})
