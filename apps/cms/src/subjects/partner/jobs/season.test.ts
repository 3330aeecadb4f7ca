import { expect, test } from 'vitest'
import { seasonOf } from './season.ts'

test('partners are asked in March and in October, and at no other time', () => {
  const asked = ['02-28', '03-01', '03-28', '03-29', '09-30', '10-01', '10-28', '10-29', '12-31']
  expect(asked.map((day) => seasonOf(`2027-${day}`))).toEqual([
    null,
    '2027-03-01',
    '2027-03-01',
    null,
    null,
    '2027-10-01',
    '2027-10-01',
    null,
    null,
  ])
})
