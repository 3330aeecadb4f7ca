import { expect, test } from 'vitest'
import type { Entry } from './entry-tree.ts'
import { placeInWords, refusalInWords } from './words.ts'

const entry = (title: string, ...below: Entry[]): Entry => ({
  id: title,
  path: title,
  title,
  goal: { kind: 'none' },
  below,
})
const menu = [entry('Erleben', entry('Kurpark'), entry('Thermalbad')), entry('')]

test('after a move it is said where the entry stands', () => {
  expect(placeInWords(menu, 'Kurpark')).toBe(
    '„Kurpark“ steht jetzt auf Ebene 2 unter „Erleben“, als Eintrag 1 von 2.',
  )
  expect(placeInWords(menu, '')).toBe(
    'Eintrag ohne Titel steht jetzt auf Ebene 1, als Eintrag 2 von 2.',
  )
})

test('a move that is refused says why, and how many levels there may be', () => {
  const kurpark = entry('Kurpark')
  expect(refusalInWords(kurpark, 'too-deep', 5)).toBe(
    'Das geht nicht: Ein Menü hat höchstens 5 Ebenen.',
  )
  expect(refusalInWords(kurpark, 'first', 5)).toBe('„Kurpark“ ist hier schon der erste Eintrag.')
})
