import { oeffnungszeitenExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { berlinTime } from './berlin-time.ts'
import { openState } from './open-state.ts'

const { regular, telephone } = oeffnungszeitenExamples

test('open now says until when', () => {
  expect(openState(regular, '2026-11-23T09:00')).toEqual({ isOpen: true, until: '12:00' })
  expect(openState(telephone, '2026-11-25T15:59')).toEqual({ isOpen: true, until: '16:00' })
})

test('closed now says when it opens, today, tomorrow or later', () => {
  expect(openState(regular, '2026-11-26T12:00')).toEqual({
    isOpen: false,
    opens: { inDays: 0, weekday: 3, at: '14:00' },
  })
  expect(openState(regular, '2026-11-23T12:00')).toEqual({
    isOpen: false,
    opens: { inDays: 1, weekday: 1, at: '08:30' },
  })
  expect(openState(regular, '2026-11-27T18:00')).toEqual({
    isOpen: false,
    opens: { inDays: 3, weekday: 0, at: '08:30' },
  })
})

test('nothing is said while deviating times hold', () => {
  expect(openState(regular, '2027-12-24T09:00')).toBeNull()
})

test('nothing is said without regular hours', () => {
  expect(openState({ ...regular, regulaereZeiten: [] }, '2026-11-23T09:00')).toBeNull()
})

test('an instant is read on the clocks of Berlin, in winter and in summer', () => {
  expect(berlinTime(new Date('2026-12-31T22:30:00Z'))).toBe('2026-12-31T23:30')
  expect(berlinTime(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01T00:00')
  expect(berlinTime(new Date('2027-03-28T00:59:00Z'))).toBe('2027-03-28T01:59')
  expect(berlinTime(new Date('2027-03-28T01:00:00Z'))).toBe('2027-03-28T03:00')
})
