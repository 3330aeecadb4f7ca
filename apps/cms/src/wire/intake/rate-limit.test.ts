import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const limitOf = (most: number) => createRateLimit({ most, within: 1000 })

test('T60: what is beyond the limit is refused until its time is over', async () => {
  const limit = limitOf(2)
  expect(await limit.consume('a')).toBe(true)
  expect(await limit.consume('a')).toBe(true)
  expect(await limit.consume('a')).toBe(false)
  expect(await limit.consume('b')).toBe(true)
  vi.advanceTimersByTime(999)
  expect(await limit.consume('a')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await limit.consume('a')).toBe(true)
})

test('what comes at the same moment is counted one by one', async () => {
  const limit = limitOf(2)
  const allowed = await Promise.all(['a', 'a', 'a', 'a'].map((who) => limit.consume(who)))
  expect(allowed.filter(Boolean)).toHaveLength(2)
})

test('what turned out not to be new is given back, and never more than was consumed', async () => {
  const limit = limitOf(1)
  await limit.consume('a')
  await limit.giveBack('a')
  await limit.giveBack('a')
  expect(await limit.consume('a')).toBe(true)
  expect(await limit.consume('a')).toBe(false)
})

test('what is given back after its time is over is no credit for the next', async () => {
  const limit = limitOf(1)
  await limit.consume('a')
  vi.advanceTimersByTime(1000)
  await limit.giveBack('a')
  expect(await limit.consume('a')).toBe(true)
  expect(await limit.consume('a')).toBe(false)
})

test('bytes count as well as pieces, and what was refused does not', async () => {
  const limit = limitOf(10)
  expect(await limit.consume('a', 6)).toBe(true)
  expect(await limit.consume('a', 5)).toBe(false)
  expect(await limit.consume('a', 4)).toBe(true)
})

test('ten thousand senders later the quietest is forgotten, not the memory full', async () => {
  const limit = limitOf(1)
  await limit.consume('quiet')
  await limit.consume('busy')
  for (let sender = 0; sender < 9_998; sender += 1) await limit.consume(`sender ${sender}`)
  expect(await limit.consume('busy')).toBe(false)
  await limit.consume('one more')
  expect(await limit.consume('busy')).toBe(false)
  expect(await limit.consume('quiet')).toBe(true)
})
