import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSemaphore, LeftQueueError } from '../src/lib/index.ts'
import { orRefusal, type Read, ReadShares, readLimits } from './read-shares.ts'

const idle = new AbortController().signal
const seen = { ifNoneMatch: '', isPrefetch: false }
const read = (change: Partial<Read> = {}): Read => ({
  sender: 'school',
  kind: 'page',
  method: 'GET',
  head: seen,
  signal: idle,
  ...change,
})

/** Work that lasts until it is told to end. */
function lasting() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, end: () => resolve('made') }
}

const made = async () => 'made'
const ask = (shares: ReadShares, change: Partial<Read> = {}, work = made) =>
  orRefusal(shares.of(read(change)).run(work))
const countMade = (results: readonly unknown[]) =>
  results.filter((result) => result === 'made').length

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('B3: one sender has so much under way and so many waiting, the next is told when to come again', async () => {
  const shares = new ReadShares({ points: 1000, workers: 1 })
  const { work, end } = lasting()
  const { concurrent, waiting } = readLimits.pages
  const own = Array.from({ length: concurrent + waiting + 3 }, () => ask(shares, {}, work))
  await vi.advanceTimersByTimeAsync(0)
  expect(await ask(shares)).toEqual({ kind: 'refused', retryAfter: 5 })
  expect(await ask(shares, { sender: 'somebody else' })).toBe('made')
  end()
  expect(countMade(await Promise.all(own))).toBe(concurrent + waiting)
  expect(await ask(shares)).toBe('made')
})

test('files have places of their own: whoever has programmes made still gets pages', async () => {
  const shares = new ReadShares({ points: 1000, workers: 1 })
  const { work, end } = lasting()
  const { concurrent, waiting } = readLimits.files
  const files = Array.from({ length: concurrent + waiting }, () =>
    ask(shares, { kind: 'programme' }, work),
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(await ask(shares, { kind: 'file' })).toMatchObject({ kind: 'refused' })
  expect(await ask(shares, { kind: 'search' })).toBe('made')
  end()
  expect(countMade(await Promise.all(files))).toBe(files.length)
})

test('sixty people behind one address read at once and again every few seconds', async () => {
  const shares = new ReadShares({ points: 30, workers: 2 })
  for (let round = 0; round < 10; round += 1) {
    const results = await Promise.all(Array.from({ length: 60 }, () => ask(shares)))
    expect(countMade(results)).toBe(60)
    await vi.advanceTimersByTimeAsync(10_000)
  }
})

test('a budget that is used up refills, and says after how many seconds', async () => {
  const shares = new ReadShares({ points: 2, workers: 1 })
  const results: unknown[] = []
  for (let at = 0; at < 100; at += 1) results.push(await ask(shares, { kind: 'search' }))
  expect(countMade(results)).toBe(120 / 4)
  const refusal = await ask(shares, { kind: 'search' })
  expect(refusal).toEqual({ kind: 'refused', retryAfter: 60 })
  expect(await ask(shares, { kind: 'search', sender: 'somebody else' })).toBe('made')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await ask(shares, { kind: 'search' })).toBe('made')
})

test('however many workers share a small budget, nothing becomes too dear to be had', async () => {
  const shares = new ReadShares({ points: 1, workers: 64 })
  expect(await ask(shares, { kind: 'programme' })).toBe('made')
})

test.each([{ method: 'HEAD' }, { head: { ...seen, ifNoneMatch: 'W/"x"' } }])(
  'whoever only asks whether something is new pays half: %o',
  async (change) => {
    const shares = new ReadShares({ points: 1, workers: 1 })
    const results: unknown[] = []
    for (let at = 0; at < 40; at += 1)
      results.push(await ask(shares, { kind: 'search', ...change }))
    expect(countMade(results)).toBe(60 / 2)
  },
)

test('what is fetched ahead is the first to be refused: it never waits', async () => {
  const shares = new ReadShares({ points: 1000, workers: 1 })
  const ahead = { head: { ...seen, isPrefetch: true } }
  expect(await ask(shares, ahead)).toBe('made')
  const { work, end } = lasting()
  const own = Array.from({ length: readLimits.pages.concurrent / 2 }, () => ask(shares, {}, work))
  await vi.advanceTimersByTimeAsync(0)
  expect(await ask(shares, ahead)).toMatchObject({ kind: 'refused' })
  expect(await ask(shares)).toBe('made')
  end()
  await Promise.all(own)
})

test('whoever goes away while they wait leaves the queue', async () => {
  const shares = new ReadShares({ points: 1000, workers: 1 })
  const { work, end } = lasting()
  const running = Array.from({ length: readLimits.pages.concurrent }, () => ask(shares, {}, work))
  await vi.advanceTimersByTimeAsync(0)
  const leaving = new AbortController()
  const never = vi.fn(made)
  const left = ask(shares, { signal: leaving.signal }, never)
  await vi.advanceTimersByTimeAsync(0)
  leaving.abort()
  await expect(left).rejects.toThrow(LeftQueueError)
  end()
  await Promise.all(running)
  expect(never).not.toHaveBeenCalled()
})

test('a server that has no room is not the sender’s fault', async () => {
  const shares = new ReadShares({ points: 1000, workers: 1 })
  const full = createSemaphore({ concurrent: 0, waiting: 0 })
  expect(await ask(shares, {}, () => full.run(made))).toEqual({ kind: 'busy' })
})
