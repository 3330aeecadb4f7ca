import { expect, test } from 'vitest'
import { validatePosition } from './koordinaten.ts'
import { validateWords } from './woerter.ts'

const limits = { most: 3, longest: 5 }

test('words are few, short, different and without commas', () => {
  expect(validateWords(['S', 'M', 'L'], limits)).toBe(true)
  expect(validateWords(null, limits)).toBe(true)
  expect(validateWords(['S', 'M', 'L', 'XL'], limits)).toBe('Höchstens 3 Einträge.')
  expect(validateWords(['S', ' '], limits)).toBe('Jeder Eintrag hat 1 bis 5 Zeichen.')
  expect(validateWords(['zu lang'], limits)).toBe('Jeder Eintrag hat 1 bis 5 Zeichen.')
  expect(validateWords(['S,M'], limits)).toMatch(/ohne Komma/)
  expect(validateWords(['S', 's '], limits)).toBe('Ein Eintrag steht doppelt da.')
})

test('a position is two numbers on the globe or none', () => {
  const north = { most: 90, name: 'die Länge' }
  expect(validatePosition(48.7, 8.4, north)).toBe(true)
  expect(validatePosition(null, undefined, north)).toBe(true)
  expect(validatePosition(null, 8.4, north)).toBe('Bitte geben Sie auch die Länge an.')
  expect(validatePosition(90.1, 8.4, north)).toBe('Der Wert liegt zwischen -90 und 90.')
  expect(validatePosition(Number.NaN, 8.4, north)).not.toBe(true)
})
