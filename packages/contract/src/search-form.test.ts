import { expect, test } from 'vitest'
import { matchesAll, placeWords, searchForm, searchWords } from './search-form.ts'

test('an umlaut is found however it is written, composed, decomposed or with an e', () => {
  const written = ['Führungszeugnis', 'Fuehrungszeugnis', 'Führungszeugnis'.normalize('NFD')]
  expect(new Set(written.map(searchForm))).toEqual(new Set(['fuhrungszeugnis']))
  expect(searchForm('STRAẞE')).toBe('strasse')
  expect(searchForm('Straße')).toBe('strasse')
})

test('an e after u stays where it is no umlaut', () => {
  expect(searchForm('Neue Quelle')).toBe('neue quelle')
})

test('signs, markup and control characters are no words', () => {
  expect(searchWords('%_\u0000 \'"; 🙂')).toEqual([])
  expect(searchWords('<script>alert(1)</script>')).toEqual(['script', 'alert', '1', 'script'])
  expect(searchWords('x'.repeat(10_000))).toEqual(['x'.repeat(200)])
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8)
})

test('W4: the number of a room is one word, and found where it stands by itself', () => {
  expect(placeWords('Zimmer 0.03, Weberle')).toEqual(['zimmer', '0.03', 'weberle'])
  expect(placeWords('2.11A 3. 1.')).toEqual(['2.11a', '3', '1'])
  const matches = (text: string) => matchesAll(searchForm(text), placeWords('0.03'))
  expect(['Zimmer 0.03', 'Zimmer 0.03.', '0.03 bis 0.05', 'Bau 1/0.03'].map(matches)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['Zimmer 1.10, Telefon 030 23125-110', '10.03', '0.031', '1.0.03'].map(matches)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(matchesAll('zimmer 0.03', [])).toBe(false)
})
