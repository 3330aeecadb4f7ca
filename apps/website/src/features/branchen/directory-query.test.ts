import { expect, test } from 'vitest'
import { addressOf, isFiltered, knownParameters } from './directory-query.ts'

test('a filter is added to what was chosen, and taken away alone', () => {
  const query = { q: 'Café & Eis', stufenlos: 'true' }
  expect(addressOf('/de/branchen/', query, { rubrik_id: '4' })).toBe(
    '/de/branchen/?q=Caf%C3%A9+%26+Eis&stufenlos=true&rubrik_id=4#eintraege',
  )
  expect(addressOf('/de/branchen/', query, { stufenlos: null, q: null })).toBe(
    '/de/branchen/#eintraege',
  )
})

test('a list that nobody has narrowed down is whole', () => {
  expect([isFiltered({}), isFiltered({ q: '' }), isFiltered({ buchstabe: 'k' })]).toEqual([
    false,
    false,
    true,
  ])
})

test('a letter is one of any alphabet, or the digits together', () => {
  const { buchstabe } = knownParameters
  expect(['k', 'Ä', 'τ', 'Ж', '0'].every((letter) => buchstabe.test(letter))).toBe(true)
  expect(['', 'ab', '1', '<'].some((letter) => buchstabe.test(letter))).toBe(false)
})
