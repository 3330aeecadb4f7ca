import { expect, test } from 'vitest'
import { createSemaphore, createShares, LeftQueueError, QueueFullError } from './semaphore.ts'
import { createSingleFlight } from './single-flight.ts'

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

test('so many run, so many wait, the rest is refused', async () => {
  const semaphore = createSemaphore({ concurrent: 2, waiting: 3 })
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await later()
    running -= 1
  }
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => semaphore.run(work)))
  expect(most).toBe(2)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const refused = results.flatMap((result): unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  expect(refused.every((reason) => reason instanceof QueueFullError)).toBe(true)
  expect(semaphore.load()).toBe(0)
})

test('work that fails makes room for the next', async () => {
  const semaphore = createSemaphore({ concurrent: 1, waiting: 1 })
  await expect(semaphore.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x')
  await expect(semaphore.run(() => Promise.resolve(1))).resolves.toBe(1)
})

test('who waits and goes away leaves the queue, and nobody works for them', async () => {
  const semaphore = createSemaphore({ concurrent: 1, waiting: 2 })
  const begun: string[] = []
  const first = semaphore.run(later)
  const leaving = new AbortController()
  const left = semaphore.run(async () => void begun.push('left'), leaving.signal)
  const stayed = semaphore.run(async () => void begun.push('stayed'), new AbortController().signal)
  leaving.abort()
  expect(semaphore.load()).toBe(2)
  await expect(left).rejects.toThrow(LeftQueueError)
  await Promise.all([first, stayed])
  expect(begun).toEqual(['stayed'])
  await expect(semaphore.run(later, leaving.signal)).rejects.toThrow(LeftQueueError)
  expect(semaphore.load()).toBe(0)
})

test('one key has its share and no more, the others have theirs', async () => {
  const shares = createShares({ concurrent: 2, waiting: 1 })
  const own = [shares.run('a', later), shares.run('a', later), shares.run('a', later)]
  expect([shares.load('a'), shares.load('b')]).toEqual([3, 0])
  await expect(shares.run('a', later)).rejects.toThrow(QueueFullError)
  await expect(shares.run('b', later)).resolves.toBeUndefined()
  await Promise.all(own)
  await expect(shares.run('a', () => Promise.reject(new Error('x')))).rejects.toThrow('x')
  await expect(shares.run('a', later)).resolves.toBeUndefined()
  expect(shares.load('a')).toBe(0)
})

test('who asks for the same at the same time gets the same answer, later a new one', async () => {
  const flight = createSingleFlight<number>()
  let count = 0
  const work = async () => {
    await later()
    count += 1
    return count
  }
  expect(await Promise.all([flight.run('a', work), flight.run('a', work)])).toEqual([1, 1])
  expect(flight.has('a')).toBe(false)
  expect(await flight.run('a', work)).toBe(2)
})
