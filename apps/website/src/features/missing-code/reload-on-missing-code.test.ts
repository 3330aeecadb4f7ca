import { expect, test, vi } from 'vitest'
import { type ReloadingWindow, reloadOnMissingCode } from './reload-on-missing-code.ts'

function setUp(
  options: { isOnline?: boolean; isStorageBlocked?: boolean; hasWords?: boolean } = {},
) {
  const kept = new Map<string, string>()
  const reload = vi.fn()
  const events = new EventTarget()
  const storage = {
    getItem(key: string) {
      if (options.isStorageBlocked) throw new Error('storage is blocked')
      return kept.get(key) ?? null
    },
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  }
  const view: ReloadingWindow = {
    addEventListener: events.addEventListener.bind(events),
    sessionStorage: storage,
    navigator: { onLine: options.isOnline ?? true },
    location: { reload },
  }
  let now = 1_000_000
  reloadOnMissingCode(
    view,
    () => now,
    () => options.hasWords ?? false,
  )
  const fail = (after = 0) => {
    now += after
    events.dispatchEvent(new Event('vite:preloadError'))
  }
  return { fail, reload }
}

test('code that cannot be loaded reloads the page', () => {
  const { fail, reload } = setUp()
  fail()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('at most once per 60 s', () => {
  const { fail, reload } = setUp()
  fail()
  fail(59_999)
  expect(reload).toHaveBeenCalledTimes(1)
  fail(1)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('not while offline', () => {
  const { fail, reload } = setUp({ isOnline: false })
  fail()
  expect(reload).not.toHaveBeenCalled()
})

test('a blocked storage, which could not stop a loop, forbids it and is reported', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const { fail, reload } = setUp({ isStorageBlocked: true })
  fail()
  vi.unstubAllGlobals()
  expect(reload).not.toHaveBeenCalled()
  expect(report).toHaveBeenCalledOnce()
})

test('never over what somebody has typed: the page works as it stands (F18)', () => {
  const { fail, reload } = setUp({ hasWords: true })
  fail()
  expect(reload).not.toHaveBeenCalled()
})
