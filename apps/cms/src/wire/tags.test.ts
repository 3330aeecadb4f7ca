import { expect, test } from 'vitest'
import { tagOf, tagsHeader } from './tags.ts'

test('tags are joined by commas and named once', () => {
  expect(tagsHeader(['seiten', tagOf('seiten', 4), 'seiten'])).toBe('seiten,seiten:4')
})

test('too many tags give way to those of their types, so that the header stays short', () => {
  const many = Array.from({ length: 9_999 }, (_, index) => tagOf('veranstaltungen', index + 1))
  expect(tagsHeader([...many, 'medien:4', 'seiten'])).toBe('veranstaltungen,medien,seiten')
})
