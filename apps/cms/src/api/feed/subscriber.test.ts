import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { expect, test } from 'vitest'
import { maxLag, Subscriber } from './subscriber.ts'

async function withSubscriber(work: (reader: Subscriber) => void): Promise<string> {
  const server = createServer((_, response) => work(new Subscriber(response, 4)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const { port } = address
  const text = await new Promise<string>((resolve) => {
    get({ port, host: '127.0.0.1' }, (response) => {
      let read = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        read += chunk
      })
      response.on('close', () => resolve(read))
      response.on('error', () => undefined)
    })
  })
  server.close()
  return text
}

test('a reader is told each change once, whatever order it is offered in', async () => {
  const text = await withSubscriber((reader) => {
    for (const id of [3, 4, 5, 5, 4, 7, 6]) reader.change({ id, tags: ['menu'] })
    reader.end()
  })
  expect(text.match(/^id: .*$/gm)).toStrictEqual(['id: 5', 'id: 7'])
})

test('a reader that lags behind too far is cut and told nothing more', async () => {
  let isGone = false
  const tags = ['x'.repeat(maxLag)]
  await withSubscriber((reader) => {
    reader.change({ id: 5, tags })
    reader.change({ id: 6, tags })
    isGone = reader.isGone
    reader.change({ id: 7, tags })
  })
  expect(isGone).toBe(true)
})
