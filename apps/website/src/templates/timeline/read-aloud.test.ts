import { expect, test } from 'vitest'
import { readAloud } from './read-aloud.ts'

test.each([
  ['1914–1918', '1914 bis 1918'],
  ['1914 - 1918', '1914 bis 1918'],
  ['1861—1874', '1861 bis 1874'],
  ['um 1500', 'um 1500'],
  ['Mai – Juni 1952', 'Mai – Juni 1952'],
  ['Frühling-Sommer', 'Frühling-Sommer'],
])('«%s» is read as «%s»', (written, read) => {
  expect(readAloud(written, 'de')).toBe(read)
})

test('in English the dash is «to»', () => {
  expect(readAloud('1914–1918', 'en')).toBe('1914 to 1918')
})
