import { parksatzExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { parkingEnds } from './parking-ends.ts'

const { typical, emptying, old } = parksatzExamples
const at = Date.parse(typical.geandert)
const minute = 60_000

test('a page holds until the first of its numbers is too old', () => {
  const earlier = { ...emptying, geandert: new Date(at - 5 * minute).toISOString() }
  const places = [typical, earlier].map((stand) => ({ id: stand.ID, stand }))
  expect(parkingEnds(places, at)).toBe(at + 10 * minute)
})

test('what shows no number ends nothing', () => {
  const lie = { ...typical, Aktuell: 999 }
  const places = [null, { id: 3, stand: null }, { id: 4, stand: old }, { id: 1, stand: lie }]
  expect(parkingEnds(places, at)).toBeNull()
})
