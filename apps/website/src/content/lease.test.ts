import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Lease } from './lease.server.ts'

const times = { beat: 50, expiry: 3_000, settle: 100 }

// However slow the machine is: what is waited for is an event, and no time.
vi.setConfig({ testTimeout: 60_000 })
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 5 })

let folder: string
let ending: AbortController

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kurstadt-lease-'))
  ending = new AbortController()
})

afterEach(async () => {
  ending.abort()
  await sleep(50)
  await rm(folder, { recursive: true, force: true })
})

function contender() {
  const own = new AbortController()
  const signal = AbortSignal.any([own.signal, ending.signal])
  const held: AbortSignal[] = []
  const lease = new Lease({ folder, report: () => undefined, times, onHeld: async () => undefined })
  void lease.take(signal).then((holding) => {
    if (!holding.aborted) held.push(holding)
  })
  return { held, end: () => own.abort() }
}

const holders = (all: readonly { held: AbortSignal[] }[]) =>
  all.filter(({ held }) => held.some(({ aborted }) => !aborted)).length

test('however many start at the same moment, one holds it and goes on holding it', async () => {
  const all = Array.from({ length: 6 }, contender)
  await eventually(() => expect(holders(all)).toBe(1))
  await sleep(times.expiry)
  expect(holders(all)).toBe(1)
  expect(all.flatMap(({ held }) => held)).toHaveLength(1)
})

test('a holder that stops gives it to another at once', async () => {
  const [first, second] = [contender(), contender()]
  await eventually(() => expect(holders([first, second])).toBe(1))
  const [gone, next] = holders([first]) === 1 ? [first, second] : [second, first]
  gone.end()
  const stopped = performance.now()
  await eventually(() => expect(holders([next])).toBe(1))
  expect(performance.now() - stopped).toBeLessThan(times.expiry)
})

test('what a killed holder left behind expires by the clock of whoever waits', async () => {
  const started = performance.now()
  await writeFile(join(folder, 'warm-up.lease'), 'somebody 7')
  const next = contender()
  await sleep(times.expiry / 2)
  expect(holders([next])).toBe(0)
  await eventually(() => expect(holders([next])).toBe(1))
  expect(performance.now() - started).toBeGreaterThanOrEqual(times.expiry)
})

test('whoever slept longer than the lease lasts gives way to who took it meanwhile', async () => {
  const first = contender()
  await eventually(() => expect(holders([first])).toBe(1))
  await writeFile(join(folder, 'warm-up.lease'), 'somebody 1')
  await eventually(() => expect(holders([first])).toBe(0))
})
