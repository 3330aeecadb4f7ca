import { expect, test } from 'vitest'
import { pastedProblems } from './pasted.ts'

const lines = (...texts: string[]) => texts.map((text) => ({ text, hasTabs: text.includes('\t') }))
const found = (...texts: string[]) => pastedProblems(lines(...texts)).map((one) => one.slice(0, 22))

test.each([
  ['· ', '· '],
  ['•\u00a0', '•\u00a0'],
  ['o   ', 'o   '],
  ['§ ', '§ '],
  ['1. ', '2. '],
  ['– ', '– '],
])('E6: paragraphs that begin with «%s» are found as a list that is none', (first, second) => {
  expect(found(`${first}Brot`, `${second}Käse`)).toEqual(['Das sieht aus wie eine'])
})

test('E6: one dash, a year and two sentences are no list', () => {
  expect(found('– so stand es im Bericht', 'Am Markt.')).toEqual([])
  expect(found('2026 war ein gutes Jahr.', '2027 auch.')).toEqual([])
  expect(found('Brot', 'Käse')).toEqual([])
})

test('E6: lines with tabulators are found as a table that is none', () => {
  expect(pastedProblems(lines('Montag\t8 Uhr', 'Dienstag\t9 Uhr'))[0]).toContain('Tabelle')
  expect(pastedProblems(lines('Montag\t8 Uhr', 'Sonst nicht.'))).toEqual([])
})

test('E6: the place of a picture that did not come is found', () => {
  expect(found('Hier: [Bild fehlt: Kurpark]')).toEqual(['Ein Bild ist beim Einf'])
})
