import { expect, test, vi } from 'vitest'
import { readPage } from './load-page.server.ts'
import { ContentError } from './page.ts'

const route = {
  pageTheme: 'default',
  sprache: 'de',
  alternates: {},
  zugang: 'oeffentlich',
  apiCalls: [{ as: 'seite', name: 'seiten/1', params: {}, query: [], options: {} }],
}
const missing = { kind: 'missing' }
const found = { kind: 'found', value: route }

/** Why there is no page, where the route and the page are answered so. */
async function errorOf(ofRoute: object, ofPage: object = missing) {
  const read = vi.fn()
  read.mockImplementation(async (_schema: unknown, { name }: { name: string }) => {
    const answers = new Map([
      ['route', ofRoute],
      ['seiten/{id}', ofPage],
    ])
    const answer = answers.get(name) ?? missing
    return { tags: ['seiten'], isStale: false, isShared: true, ...answer }
  })
  const reading = { answers: { read }, report: () => undefined }
  const request = { path: '/de/x/', query: new URLSearchParams() }
  return readPage(reading, request).catch((error: unknown) => error)
}

test('there is no page because the content API says so, or because it once did', async () => {
  expect(await errorOf(missing)).toMatchObject({ code: 'not-found', isStale: false })
  expect(await errorOf({ ...missing, isStale: true })).toMatchObject({
    code: 'not-found',
    tags: ['seiten'],
    isStale: true,
  })
})

test('an old answer of the page itself makes its absence an old one as well', async () => {
  expect(await errorOf(found)).toBeInstanceOf(ContentError)
  expect(await errorOf(found)).toMatchObject({ isStale: false })
  expect(await errorOf(found, { ...missing, isStale: true })).toMatchObject({
    code: 'not-found',
    isStale: true,
  })
})
