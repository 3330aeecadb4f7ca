import { afterAll, expect, test, vi } from 'vitest'
import { createLedger } from './ledger.server.ts'
import type { Reading, Trail } from './load-shell.server.ts'
import { QueryNames } from './query-names.server.ts'

// Files of this layer share a process and its modules: what is replaced here is so here alone.
vi.hoisted(() => vi.resetModules())
const server = vi.hoisted(() => ({ readRoute: vi.fn() }))
vi.mock('./load-page.server.ts', () => server)
afterAll(() => void vi.resetModules())

const reading: Reading = { answers: { read: vi.fn() }, report: () => undefined }
const path = '/de/konzerte/'
const tag = 'route:/de/konzerte/'
const list = { name: 'veranstaltungen', query: ['seite'] }

/** An address that may get a page, whose page may get a list. */
function town() {
  const ledger = createLedger()
  const names = new QueryNames(ledger)
  function answers(route: object | null, isStale = false): void {
    server.readRoute.mockImplementation(async (_: Reading, __: string, trail: Trail) => {
      trail.tags.add(tag)
      trail.isStale ||= isStale
      return route
    })
  }
  function publish(apiCalls: object[]): void {
    answers({ apiCalls })
    ledger.touch([tag])
  }
  const known = () => names.known(path)
  const read = () => names.read(reading, path)
  return { answers, known, publish, read }
}

test('what an address understands is asked anew once it has a page, and once that has a list', async () => {
  const { answers, known, publish, read } = town()
  answers(null)
  expect(known()).toBeNull()
  expect([await read(), known()]).toEqual([[], []])
  publish([])
  expect(known()).toBeNull()
  expect([await read(), known()]).toEqual([[], []])
  publish([list])
  expect(known()).toBeNull()
  expect(await read()).toContain('seite')
  expect(known()).toContain('seite')
})

test('what an old answer says of an address is not kept', async () => {
  const { answers, known, read } = town()
  answers({ apiCalls: [list] }, true)
  expect(await read()).toContain('seite')
  expect(known()).toBeNull()
})
