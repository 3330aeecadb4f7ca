import { expect, test } from 'vitest'
import { validateGerman } from './auf-deutsch.ts'
import { validatePosition } from './koordinaten.ts'
import { validateWhole } from './preis.ts'
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

test('a text is required in German, not in English, and is short in both', () => {
  const german = { longest: 5, locale: 'de' }
  expect(validateGerman('gut', german)).toBe(true)
  expect(validateGerman(' ', german)).toBe('Bitte füllen Sie dieses Feld auf Deutsch aus.')
  expect(validateGerman(null, { ...german, locale: 'en' })).toBe(true)
  expect(validateGerman('zu lang', { ...german, locale: 'en' })).toBe(
    'Höchstens 5 Zeichen; jetzt sind es 7.',
  )
})

test('money and counts are whole numbers within their limits', () => {
  const limits = { least: 0, most: 10_000 }
  expect(validateWhole(1250, limits)).toBe(true)
  expect(validateWhole(null, limits)).toBe(true)
  expect(validateWhole(null, { ...limits, required: true })).toBe('Bitte geben Sie eine Zahl an.')
  expect(validateWhole(12.5, limits)).toBe('Bitte eine ganze Zahl ohne Komma.')
  for (const wrong of [-1, 10_001])
    expect(validateWhole(wrong, limits)).toBe('Die Zahl liegt zwischen 0 und 10.000.')
  for (const wrong of ['12', Number.NaN, Number.POSITIVE_INFINITY])
    expect(validateWhole(wrong, limits)).toBe('Bitte eine ganze Zahl ohne Komma.')
})
