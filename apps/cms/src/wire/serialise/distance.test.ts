import { expect, test } from 'vitest'
import { distanceOf } from './distance.ts'

const townHall = { breite: 48.69214, laenge: 8.46087 }

test('metres as the crow flies, to the next ten', () => {
  expect(distanceOf(townHall, townHall)).toBe(0)
  expect(distanceOf(townHall, { ...townHall, breite: townHall.breite + 0.01 })).toBe(1_110)
  expect(distanceOf(townHall, { ...townHall, laenge: townHall.laenge + 0.01 })).toBe(730)
})

test('what is not known has no distance', () => {
  expect(distanceOf(null, townHall)).toBeNull()
  expect(distanceOf(townHall, null)).toBeNull()
})
