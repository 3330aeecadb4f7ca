import { expect, test } from 'vitest'
import { placeProblem } from './places.ts'

const station = { breite: 48.69438, laenge: 8.46454 }

test('a place whose numbers are swapped is told how to mend it', () => {
  expect(placeProblem({ breite: 8.461, laenge: 48.692 }, station)).toMatch(/vertauscht/)
})

test.each([
  { breite: 0, laenge: 0 },
  { breite: 52.52, laenge: 13.4 },
  { breite: 48.692, laenge: -8.461 },
])('a place far from the town is told to be looked at: %o', (at) => {
  expect(placeProblem(at, station)).toMatch(/mehr als 50 km/)
})

test('a place of the town and its surroundings, half a place, and a town nobody knows are no findings', () => {
  expect(placeProblem({ breite: 48.718, laenge: 8.413 }, station)).toBeNull()
  expect(placeProblem({ breite: 48.692, laenge: null }, station)).toBeNull()
  expect(placeProblem({}, station)).toBeNull()
  expect(placeProblem({ breite: 0, laenge: 0 }, null)).toBeNull()
})
