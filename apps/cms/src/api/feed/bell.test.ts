import { expect, test, vi } from 'vitest'
import { Bell } from './bell.ts'

test('a ring wakes whoever waits', async () => {
  const bell = new Bell()
  const heard = bell.heard(60_000)
  bell.ring()
  await heard
})

test('a ring that comes while nobody waits is heard by the next who does, once', async () => {
  vi.useFakeTimers()
  const bell = new Bell()
  bell.ring()
  bell.ring()
  await bell.heard(60_000)
  const second = vi.fn()
  const waiting = bell.heard(60_000).then(second)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(second).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(second).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
