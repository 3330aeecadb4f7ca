import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { openSource } from './source.ts'

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

const empty = JSON.stringify({ data: [], anzahl: 0, seite: 1, pro_seite: 20 })

test('a source that is busy for a moment is asked again', async () => {
  let asked = 0
  const url = await serve((_, response) => {
    asked += 1
    if (asked < 3) response.writeHead(503, { 'Retry-After': '0' }).end()
    else response.end(empty)
  })
  expect(await openSource(url, url).ask('seiten')).toMatchObject({ anzahl: 0 })
  expect(asked).toBe(3)
})

test('a source that stays busy is given up, and nothing is taken for an answer', async () => {
  const url = await serve((_, response) => response.writeHead(503, { 'Retry-After': '0' }).end())
  await expect(openSource(url, url).ask('seiten')).rejects.toThrow('503')
})

test('an answer that breaks the contract is refused with the place', async () => {
  const url = await serve((_, response) => response.end(JSON.stringify({ data: 'keine' })))
  await expect(openSource(url, url).ask('seiten')).rejects.toThrow(
    'seiten: data: Ungültige Eingabe',
  )
})

test('tokens go to the calls of the source, and not with its files or what everybody is answered', async () => {
  const seen: (string | undefined)[] = []
  const url = await serve((request, response) => {
    seen.push(request.headers['ratsinfo-authorization']?.toString())
    response.end(empty)
  })
  const source = openSource(url, url, { rat: 'geheim' })
  await source.ask('seiten')
  await source.askAsAnybody('seiten')
  await source.file('/media/a.jpg', null)
  expect(seen).toEqual(['geheim', undefined, undefined])
})
