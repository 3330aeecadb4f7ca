import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@kurstadt/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStubTown, type StubTown } from '../../../../tests/support/stub-town.ts'
import { openWarmNodes, type WarmNodes, warmTimes } from '../../../../tests/support/warm-nodes.ts'
import { askAsVisitor } from './asking.server.ts'
import { prepareCall } from './call-path.server.ts'

const addresses = 40

// However slow the machine is: what is waited for is an event, and no time.
vi.setConfig({ testTimeout: 60_000 })
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 5 })

let town: StubTown
let nodes: WarmNodes

beforeEach(async () => {
  town = createStubTown(addresses)
  nodes = await openWarmNodes(town)
})

afterEach(() => nodes.close())

test('nothing is asked while visitors wait', async () => {
  let isBusy = false
  const { change } = await nodes.startWarm({ isBusy: () => isBusy })
  isBusy = true
  change(town.edit('seiten', 3))
  await sleep(60)
  expect(town.asked).toEqual([])
  isBusy = false
  await nodes.whole(8)
})

const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ error: { code, message: code } }), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })

test('«later» is waited for, reported nowhere and opens nothing', async () => {
  const { change, failures, answers } = await nodes.startWarm()
  let notified = 0
  town.instead = () => {
    notified += 1
    return notified <= 8 ? refusal(503, 'later', { 'retry-after': '0' }) : null
  }
  change(town.edit('seiten', 3))
  await nodes.whole(8)
  expect(notified).toBeGreaterThan(8)
  expect([failures, answers.isOutage()]).toEqual([[], false])
})

test('pages that the API can never give do not keep the others from being read, and are owed', async () => {
  town.instead = (path) => (/^seiten\/[1-7]\?/.test(path) ? refusal(500, 'internal') : null)
  nodes.start()
  await nodes.whole(7)
  const state = await nodes.state()
  expect(state?.owed.toSorted()).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((nummer) => `/api/cms/seiten/${nummer}?sprache=de`),
  )
  expect(town.asked).toContain('veranstaltungen/20?sprache=de')
  town.instead = () => null
  await eventually(async () => expect((await nodes.state())?.owed).toEqual([]))
})

test('while nobody takes connections it asks now and then, and goes on where it was', async () => {
  const { change } = await nodes.startWarm({
    more: { lane: { ...warmTimes.lane, pause: 60, longestPause: 60 } },
  })
  let refused = 0
  let isAway = true
  town.instead = () => {
    if (!isAway) return null
    refused += 1
    throw new TypeError('fetch failed', {
      cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
    })
  }
  change(town.edit('seiten', 3))
  await sleep(400)
  expect(refused).toBeGreaterThan(1)
  expect(refused).toBeLessThan(12)
  isAway = false
  await nodes.whole(8)
  expect(town.asked).toContain('seiten/3?sprache=de')
})

test('an answer on its way in the background never replaces a visitor’s newer one', async () => {
  const { answers, change, ledger } = await nodes.startWarm()
  const call = prepareCall('seiten/{id}', 5, { sprache: 'de' })
  const onItsWay = Promise.withResolvers<null>()
  let isAsked = false
  town.instead = (path, lane) => {
    if (!(path.startsWith('seiten/5?') && lane === 'background')) return null
    isAsked = true
    return onItsWay.promise
  }
  const sinceOf = () => [...answers.stored()].find(([key]) => key === call.path)?.[1].since
  change(town.edit('seiten', 5))
  await eventually(() => expect(isAsked).toBe(true))
  change(town.edit('seiten', 5))
  await answers.reader(askAsVisitor()).read(calls['seiten/{id}'].answer, call)
  const newest = ledger.now()
  expect(sinceOf()).toBe(newest)
  onItsWay.resolve(null)
  for (let look = 0; look < 20; look += 1) {
    expect(sinceOf()).toBe(newest)
    await sleep(1)
  }
})
