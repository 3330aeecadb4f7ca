import { expect, test } from 'vitest'
import { mapConcurrent } from './map-concurrent.ts'

const pause = () => new Promise((resolve) => setTimeout(resolve, 5))

test('results come in order, and no more than so many are worked on at a time', async () => {
  let running = 0
  let most = 0
  const work = async (entry: number) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 20 - 3 * entry))
    running -= 1
    return entry * 10
  }
  const found: number[] = []
  for await (const result of mapConcurrent([0, 1, 2, 3, 4, 5], 3, work)) found.push(result)
  expect([found, most]).toEqual([[0, 10, 20, 30, 40, 50], 3])
})

test('a failure comes in its turn and ends the work', async () => {
  const begun: number[] = []
  const work = async (entry: number) => {
    begun.push(entry)
    await pause()
    if (entry === 1) throw new Error('no paint')
    return entry
  }
  const results = mapConcurrent([0, 1, 2, 3, 4, 5], 2, work)
  expect(await results.next()).toEqual({ done: false, value: 0 })
  await pause()
  await expect(results.next()).rejects.toThrow('no paint')
  expect(begun).toEqual([0, 1, 2])
})

test('nothing to do is done at once', async () => {
  expect(await mapConcurrent([], 3, pause).next()).toEqual({ done: true, value: undefined })
})
