import { oparlProblems } from '@kurstadt/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { AskedFile, NoFile } from '../src/content/index.server.ts'
import { headerText } from './headers.ts'
import { answerOparl, oparlRoute } from './oparl.ts'
import { ShareUsedUpError } from './read-shares.ts'
import type { Reply } from './reply.ts'
import { readHead } from './request-head.ts'
import { matches } from './route-table.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { readTarget } from './target.ts'

// What the front makes of addresses below /oparl/, for programs of others.

const security = createSecurityHeaders({ isSecure: true, isDevelopment: false })
const made = {
  body: Buffer.from('{"id":"https://bad-silberbronn.example/oparl/v1/"}'),
  etag: '"abc"',
  type: 'application/json; charset=utf-8',
  disposition: 'inline',
}

const oparlError = z.object({ type: z.string(), message: z.string(), debug: z.string() })
const errorIn = (body: Buffer | string) => oparlError.parse(JSON.parse(body.toString()))

type Answering = { file?: typeof made | NoFile; headers?: readonly string[]; isUsedUp?: boolean }

async function ask(
  url: string,
  { file = made, headers = [], isUsedUp = false }: Answering = {},
): Promise<{ reply: Reply; asked: AskedFile[] }> {
  const asked: AskedFile[] = []
  const content = {
    findFile: async (one: AskedFile) => {
      asked.push(one)
      return file
    },
  }
  const read = readTarget(url)
  if (read.kind !== 'target') throw new Error(url)
  const [match] = matches([oparlRoute({ content, security })], read.target.path)
  if (match === undefined) throw new Error(`no route for ${url}`)
  const run = <Result>(work: () => Promise<Result>) =>
    isUsedUp ? Promise.reject(new ShareUsedUpError(7)) : work()
  const question = { target: read.target, head: readHead([...headers]), shareOf: () => ({ run }) }
  const reply = await answerOparl(question, { content, security })
  return { reply, asked }
}

test('what follows the entrance is asked for with the parameters, the first value of each', async () => {
  const { reply, asked } = await ask('/oparl/v1/body/1/meeting?page=2&page=3&limit=&x=1')
  expect(asked).toStrictEqual([
    { name: 'oparl.json', id: null, params: { pfad: 'body/1/meeting', page: '2', x: '1' } },
  ])
  expect(reply.status).toBe(200)
  expect(reply.body.toString()).toBe(made.body.toString())
  expect((await ask('/oparl/v1/?pfad=paper/1')).asked[0]?.params).toStrictEqual({ pfad: '' })
})

test('scripts of any site may read it, stores ask again, and no search engine lists it', async () => {
  const { headers } = (await ask('/oparl/v1/')).reply
  expect(headers).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'public, no-cache',
    'Content-Type': 'application/json; charset=utf-8',
    'X-Robots-Tag': 'noindex',
  })
})

test('who has it already is told so, and it travels compressed', async () => {
  const first = await ask('/oparl/v1/', { headers: ['Accept-Encoding', 'gzip'] })
  expect(headerText(first.reply.headers, 'Content-Encoding')).toBe('gzip')
  const etag = headerText(first.reply.headers, 'ETag')
  const again = await ask('/oparl/v1/', { headers: ['If-None-Match', etag] })
  expect(again.reply).toMatchObject({ status: 304, body: '' })
})

test('who leaves a part of the entrance away is shown it', async () => {
  for (const url of ['/oparl', '/oparl/', '/oparl/v1']) {
    const { reply, asked } = await ask(url)
    expect([url, reply.status]).toStrictEqual([url, 301])
    expect(headerText(reply.headers, 'Location')).toBe('/oparl/v1/')
    expect(asked).toStrictEqual([])
  }
})

test.each([
  '/oparl/v2/',
  '/oparl/v1/Meeting/1',
  '/oparl/v1/meeting/1.json',
  `/oparl/v1/${'a'.repeat(90)}`,
])('an address that cannot be one is an error of OParl, and nobody is asked: %s', async (url) => {
  const { reply, asked } = await ask(url)
  expect(reply.status).toBe(404)
  expect(JSON.parse(reply.body.toString())).toStrictEqual({
    type: 'https://schema.oparl.org/1.1/Error',
    message: 'Unter dieser Adresse gibt es nichts.',
    debug: 'not-found',
  })
  expect(asked).toStrictEqual([])
})

test.each([
  ['bad-request', 400],
  ['not-found', 404],
  ['unavailable', 503],
] as const)('%s is told as JSON that any site may read', async (code, status) => {
  const { reply } = await ask('/oparl/v1/paper/1', { file: { code, problem: undefined } })
  expect(reply.status).toBe(status)
  expect(headerText(reply.headers, 'Access-Control-Allow-Origin')).toBe('*')
  expect(headerText(reply.headers, 'Cache-Control')).toBe('no-store')
  expect(JSON.parse(reply.body.toString())).toMatchObject({ debug: code })
  expect(headerText(reply.headers, 'Retry-After')).toBe(status === 503 ? '10' : '')
})

test('a parameter that is wrong is named in German, whichever it is', async () => {
  const told = await Promise.all(
    Object.values(oparlProblems).map(async (problem) => {
      const file = { code: 'bad-request' as const, problem }
      const { body } = (await ask('/oparl/v1/body?page=0', { file })).reply
      return errorIn(body).message
    }),
  )
  expect(new Set(told).size).toBe(4)
  for (const message of told) expect(message).not.toContain('nicht zu verstehen')
})

test('who asks too much is told when to come again, in JSON', async () => {
  const { reply } = await ask('/oparl/v1/', { isUsedUp: true })
  expect(reply.status).toBe(429)
  expect(headerText(reply.headers, 'Retry-After')).toBe('7')
  expect(errorIn(reply.body).type).toBe('https://schema.oparl.org/1.1/Error')
})
