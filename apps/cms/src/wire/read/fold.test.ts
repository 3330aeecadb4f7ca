import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test('words are compared without marks, capitals and ß', () => {
  expect(fold('Größe Äpfel CAFÉ Straße')).toBe('grosse apfel cafe strasse')
})
