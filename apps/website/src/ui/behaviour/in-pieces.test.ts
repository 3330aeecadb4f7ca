import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inPieces } from './in-pieces.ts'

let time = 0

beforeEach(() => {
  time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => time)
})
afterEach(() => void vi.restoreAllMocks())

/** Five steps of so many milliseconds, which write down what they did. */
function* steps(milliseconds: number, done: unknown[]) {
  for (let step = 1; step <= 5; step += 1) {
    time += milliseconds
    yield done.push(step)
  }
}

test('short work is done at once', async () => {
  const done: unknown[] = []
  const end = inPieces(steps(1, done))
  expect(done).toEqual([1, 2, 3, 4, 5])
  await end
})

test('after eight milliseconds whatever waits goes first, and nothing is left out', async () => {
  const done: unknown[] = []
  setTimeout(() => done.push('a press'))
  await inPieces(steps(4, done))
  expect(done).toEqual([1, 2, 'a press', 3, 4, 5])
})
