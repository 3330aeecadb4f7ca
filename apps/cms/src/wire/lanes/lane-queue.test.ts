import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ClientGoneError, LaneFullError, LaneQueue } from './lane-queue.ts'

const staying = new AbortController().signal
const limits = { concurrency: 1, longestQueue: 2, longestWait: 50 }

/** A lane that is taken until `end` is called. */
function takenLane() {
  const lane = new LaneQueue(limits)
  const { promise, resolve: end } = Promise.withResolvers<string>()
  const first = lane.run(() => promise, { gone: staying })
  return { lane, first, end }
}

test('a lane does as much at a time as it may, the rest in order', async () => {
  const { lane, first, end } = takenLane()
  const done: string[] = []
  const waiting = ['a', 'b'].map((name) => lane.run(async () => done.push(name), { gone: staying }))
  await sleep(5)
  expect(done).toStrictEqual([])
  end('first')
  expect(await first).toBe('first')
  await Promise.all(waiting)
  expect(done).toStrictEqual(['a', 'b'])
})

test('who comes to a full queue is refused at once', async () => {
  const { lane, end } = takenLane()
  const waiting = [1, 2].map(async (it) => lane.run(async () => it, { gone: staying }))
  await expect(lane.run(async () => 3, { gone: staying })).rejects.toThrow(LaneFullError)
  end('')
  expect(await Promise.all(waiting)).toStrictEqual([1, 2])
})

test('who waits for too long is refused, and what has begun may take its time', async () => {
  const { lane, first, end } = takenLane()
  await expect(lane.run(async () => 2, { gone: staying })).rejects.toThrow(LaneFullError)
  await sleep(60)
  end('at last')
  expect(await first).toBe('at last')
})

test('who hangs up leaves the queue, and their work is never begun', async () => {
  const { lane, end } = takenLane()
  const leaving = new AbortController()
  let begun = 0
  const refused = lane.run(async () => (begun += 1), { gone: leaving.signal })
  const after = lane.run(async () => 'next', { gone: staying })
  leaving.abort()
  await expect(refused).rejects.toThrow(ClientGoneError)
  end('')
  expect(await after).toBe('next')
  expect(begun).toBe(0)
})

test('what fails frees its place', async () => {
  const lane = new LaneQueue(limits)
  const failing = lane.run(() => Promise.reject(new Error('broken')), { gone: staying })
  await expect(failing).rejects.toThrow('broken')
  expect(await lane.run(async () => 'next', { gone: staying })).toBe('next')
})
