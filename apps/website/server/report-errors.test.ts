import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { fehlerberichte } from '@kurstadt/contract/fehler'
import { createLog, describeTold } from '@kurstadt/log'
import { expect, onTestFinished, test } from 'vitest'
import { reportErrors } from './report-errors.ts'

const lines: string[] = []
const log = createLog({ level: 'info' }, { write: (line) => void lines.push(line) })

/** A content API that takes reports, and what came to it. */
async function startApi(answer: (response: ServerResponse) => void) {
  const came: { url: string; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      came.push({ url: request.url ?? '', body })
      answer(response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { came, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` }
}

const start = (url: string) => reportErrors({ CONTENT_API_URL: url, BUILD_VERSION: 'v7' }, log)

test('errors of this process and of browsers go to the content API, at the latest when it ends', async () => {
  const { came, url } = await startApi((response) => void response.end('{}'))
  const reporting = start(url)
  log.error({ err: new RangeError('too long') }, 'rendering failed')
  reporting.add(
    describeTold({ wo: 'browser', art: 'Error', meldung: 'x', stack: '' }),
    'Seite /de/',
  )
  await reporting.stop()
  expect(came.map((one) => one.url)).toEqual(['/api/cms/fehlerberichte'])
  expect(fehlerberichte.parse(JSON.parse(came[0]?.body ?? '')).berichte).toMatchObject([
    { wo: 'website', art: 'RangeError', build: 'v7' },
    { wo: 'browser', verlauf: 'Seite /de/' },
  ])
})

test('a content API that is away, broken or silent keeps nobody from ending', async () => {
  const silent = await startApi(() => undefined)
  const broken = await startApi((response) => void response.writeHead(503).end())
  for (const url of [silent.url, broken.url, 'http://127.0.0.1:1']) {
    const reporting = start(url)
    log.error('failed')
    const before = performance.now()
    await reporting.stop()
    expect(performance.now() - before).toBeLessThan(2_500)
  }
})

test('what the content API refuses is not sent for ever, and is said', async () => {
  const { came, url } = await startApi((response) => void response.writeHead(400).end())
  const reporting = start(url)
  log.error('failed')
  await reporting.stop()
  await reporting.stop()
  expect(came).toHaveLength(1)
  expect(lines.join()).toContain('reports were refused')
})
