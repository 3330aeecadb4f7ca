import { expect, test } from 'vitest'
import { type IdleEvent, type IdleState, idleTimes, nextDue, nextIdleState } from './idle-state.ts'

const table: Record<IdleState, Record<IdleEvent, IdleState>> = {
  fresh: { activity: 'used', stay: 'used', 'notice-due': 'fresh', 'reset-due': 'fresh' },
  used: { activity: 'used', stay: 'used', 'notice-due': 'asking', 'reset-due': 'used' },
  asking: { activity: 'used', stay: 'used', 'notice-due': 'asking', 'reset-due': 'fresh' },
}

for (const state of ['fresh', 'used', 'asking'] as const)
  for (const event of ['activity', 'stay', 'notice-due', 'reset-due'] as const)
    test(`${state} × ${event} → ${table[state][event]}`, () => {
      expect(nextIdleState(state, event)).toBe(table[state][event])
    })

test('after five minutes the guide begins anew, and twenty seconds before it asks', () => {
  expect(idleTimes.reset).toBe(300_000)
  expect(nextDue('used', 0)).toEqual({ event: 'notice-due', wait: 280_000 })
  expect(nextDue('asking', 280_000)).toEqual({ event: 'reset-due', wait: 20_000 })
})

test('a page that nobody has touched is left as it is', () => {
  expect(nextDue('fresh', 1_000_000)).toBeNull()
})

test('a device that slept through its time resets at once', () => {
  expect(nextDue('asking', 9_000_000)).toEqual({ event: 'reset-due', wait: 0 })
})
