import { expect, test } from 'vitest'
import { searchForm, searchWords } from './search-form.ts'

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
