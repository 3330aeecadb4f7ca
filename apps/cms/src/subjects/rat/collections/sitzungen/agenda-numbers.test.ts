import { expect, test } from 'vitest'
import { numberAgenda } from './agenda-numbers.ts'

const open = { oeffentlich: true }
const closed = { oeffentlich: false }
const below = { unterpunkt: true }

test('public and other items are counted apart, so that no number is missing in public', () => {
  expect(numberAgenda([open, closed, open, closed, open])).toStrictEqual([
    '1',
    'N 1',
    '2',
    'N 2',
    '3',
  ])
})

test('an item below another one continues its number, and the next one counts on', () => {
  expect(
    numberAgenda([
      open,
      { ...open, ...below },
      { ...open, ...below },
      open,
      { ...closed, ...below },
    ]),
  ).toStrictEqual(['1', '1.1', '1.2', '2', 'N 1'])
})

test('an item below another one belongs to the last of its kind, whatever stands between', () => {
  expect(numberAgenda([open, closed, { ...open, ...below }])).toStrictEqual(['1', 'N 1', '1.1'])
})

test('what nobody has ticked is not public, and an empty agenda has no numbers', () => {
  expect(numberAgenda([{}, { oeffentlich: null }, { oeffentlich: 'true' }])).toStrictEqual([
    'N 1',
    'N 2',
    'N 3',
  ])
  expect(numberAgenda([])).toStrictEqual([])
})
