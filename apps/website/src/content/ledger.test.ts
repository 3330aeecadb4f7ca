import { expect, test } from 'vitest'
import { createLedger } from './ledger.server.ts'

test('an answer holds until one of its tags is touched after its fetch started', () => {
  const ledger = createLedger()
  ledger.touch(['seiten:1'])
  const since = ledger.now()
  expect(ledger.isCurrent(['seiten:1', 'menu'], since)).toBe(true)
  ledger.touch(['seiten:2'])
  expect(ledger.isCurrent(['seiten:1', 'menu'], since)).toBe(true)
  ledger.touch(['menu'])
  expect(ledger.isCurrent(['seiten:1', 'menu'], since)).toBe(false)
  expect(ledger.isCurrent(['seiten:1', 'menu'], ledger.now())).toBe(true)
})

test('touching everything outdates every answer, also one without tags', () => {
  const ledger = createLedger()
  const since = ledger.now()
  ledger.touchEverything()
  expect(ledger.isCurrent([], since)).toBe(false)
  expect(ledger.isCurrent([], ledger.now())).toBe(true)
})

test('touching nothing changes nothing', () => {
  const ledger = createLedger()
  ledger.touch([])
  expect(ledger.now()).toBe(0)
})

test('more tags than it keeps count as everything', () => {
  const ledger = createLedger()
  const since = ledger.now()
  for (let part = 0; part < 60; part += 1)
    ledger.touch(Array.from({ length: 1000 }, (_, index) => `seiten:${part * 1000 + index}`))
  expect(ledger.isCurrent(['menu'], since)).toBe(false)
})

test('who listens is told of every touch until it stops listening', () => {
  const ledger = createLedger()
  let notified = 0
  const stop = ledger.onTouch(() => {
    notified += 1
  })
  ledger.touch(['menu'])
  stop()
  ledger.touchEverything()
  expect(notified).toBe(1)
})
