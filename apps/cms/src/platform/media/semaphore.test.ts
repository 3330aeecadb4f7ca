import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

test('no more than so many run at a time, in their order, and an error ends a turn too', async () => {
  const semaphore = createSemaphore(2)
  const started: number[] = []
  let running = 0
  let most = 0
  const work = (number: number) => async () => {
    started.push(number)
    running += 1
    most = Math.max(most, running)
    await sleep(5)
    running -= 1
    if (number === 1) throw new Error('broken')
    return number
  }
  const all = [0, 1, 2, 3, 4, 5].map((number) => semaphore.run(work(number)))
  expect(semaphore.waiting()).toBe(4)
  const results = await Promise.allSettled(all)
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    true,
    true,
    true,
  ])
  expect([started, most, semaphore.waiting()]).toEqual([[0, 1, 2, 3, 4, 5], 2, 0])
})
