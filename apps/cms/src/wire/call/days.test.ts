import { expect, test } from 'vitest'
import { duringDays, holdingOn, inYear, onDays } from './days.ts'

test('days are asked for from the noon of the first to the noon of the last', () => {
  expect(onDays('datum', { from: '2027-06-01', to: '2027-06-30' })).toEqual([
    { datum: { greater_than_equal: '2027-06-01T12:00:00.000Z' } },
    { datum: { less_than_equal: '2027-06-30T12:00:00.000Z' } },
  ])
  expect(onDays('datum', {})).toEqual([])
  expect(inYear('datum', 2028)).toEqual(onDays('datum', { from: '2028-01-01', to: '2028-12-31' }))
})

test('what has no first or last day holds for good on that side', () => {
  expect(holdingOn('von', 'bis', { from: '2027-06-01', to: '2027-06-02' })).toEqual([
    { or: [{ von: { exists: false } }, { von: { less_than_equal: '2027-06-02T12:00:00.000Z' } }] },
    {
      or: [{ bis: { exists: false } }, { bis: { greater_than_equal: '2027-06-01T12:00:00.000Z' } }],
    },
  ])
})

test('the day on which the clocks go forward has 23 hours, the one on which they go back 25', () => {
  const hours = (day: string) => {
    const [first, last] = duringDays('beginn', { from: day, to: day })
    return [first, last]
  }
  expect(hours('2027-03-28')).toEqual([
    { beginn: { greater_than_equal: '2027-03-27T23:00:00.000Z' } },
    { beginn: { less_than: '2027-03-28T22:00:00.000Z' } },
  ])
  expect(hours('2027-10-31')).toEqual([
    { beginn: { greater_than_equal: '2027-10-30T22:00:00.000Z' } },
    { beginn: { less_than: '2027-10-31T23:00:00.000Z' } },
  ])
})
