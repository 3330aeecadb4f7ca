import { expect, test } from 'vitest'
import { mayReload } from './chunk-reload.ts'

const now = 1_000_000

test('a chunk that fails to load reloads the page', () => {
  expect(mayReload({ now, lastReload: null, isOnline: true })).toBe(true)
})

test('at most once per 60 s', () => {
  expect(mayReload({ now, lastReload: now - 59_999, isOnline: true })).toBe(false)
  expect(mayReload({ now, lastReload: now - 60_000, isOnline: true })).toBe(true)
})

test('not while offline', () => {
  expect(mayReload({ now, lastReload: null, isOnline: false })).toBe(false)
})

test('a clock that was set back does not block reloads for ever', () => {
  expect(mayReload({ now, lastReload: now + 5_000_000, isOnline: true })).toBe(true)
})
