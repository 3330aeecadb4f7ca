import { expect, test } from 'vitest'
import { checkKilometre, checkStretch } from './check-stretch.ts'

const tour = { laenge: 6.3 }

test.each([
  [null, null],
  [undefined, undefined],
  [0, 0.4],
  [1.9, 6.3],
])('a stretch from %s to %s is right', (km_von, km_bis) => {
  expect(checkStretch(km_bis, { km_von }, tour)).toBe(true)
})

test.each([
  [1, null, /bis zu welchem Kilometer/],
  [null, 2, /ab welchem Kilometer/],
  [2, 2, /vor seinem Anfang/],
  [3, 2, /vor seinem Anfang/],
  [3, 6.4, /hinter dem Ende der Tour/],
])('a stretch from %s to %s is refused in words', (km_von, km_bis, words) => {
  expect(checkStretch(km_bis, { km_von }, tour)).toMatch(words)
})

test('a tour that has no length yet refuses no stretch', () => {
  expect(checkStretch(9, { km_von: 1 }, {})).toBe(true)
})

test('a point lies between the start and the end of its tour', () => {
  expect([0, 0.4, 6.3].map((km) => checkKilometre(km, tour))).toEqual([true, true, true])
  expect(checkKilometre(6.4, tour)).toBe('Der Punkt liegt hinter dem Ende der Tour.')
  for (const km of [null, undefined, -0.1, '2'])
    expect(checkKilometre(km, tour)).toBe('Bitte geben Sie den Kilometer vom Start an.')
  expect(checkKilometre(40, {})).toBe(true)
})
