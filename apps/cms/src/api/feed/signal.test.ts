import { expect, test, vi } from 'vitest'
import { Signal } from './signal.ts'

test('a ring wakes whoever waits', async () => {
  const signal = new Signal()
  const wait = signal.wait(60_000)
  signal.notify()
  await wait
})

test('a ring that comes while nobody waits is heard by the next who does, once', async () => {
  vi.useFakeTimers()
  const signal = new Signal()
  signal.notify()
  signal.notify()
  await signal.wait(60_000)
  const second = vi.fn()
  const waiting = signal.wait(60_000).then(second)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(second).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(second).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
