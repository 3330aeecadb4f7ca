import { expect, test } from 'vitest'
import { homeOf, themeOfPath } from './index.ts'

test('each area has a home, in the language asked for', () => {
  expect(homeOf('default', 'de')).toBe('/de/')
  expect(homeOf('rossini', 'de')).toBe('/de/rossini/')
  expect(homeOf('rossini', 'en')).toBe('/en/rossini/')
  expect(homeOf('behoerdenlotse', 'de')).toBe('/de/behoerdenlotse/')
})

test('the authority pilot has a home in English too', () => {
  expect(homeOf('behoerdenlotse', 'en')).toBe('/en/authorities/')
})

test.each([
  ['/de/rossini/', 'rossini'],
  ['/en/rossini/rossini-team/', 'rossini'],
  ['/de/rossini', 'rossini'],
  ['/de/behoerdenlotse/wegweiser/', 'behoerdenlotse'],
  ['/en/behoerdenlotse/', 'default'],
  ['/en/authorities/guide/', 'behoerdenlotse'],
  ['/de/rossinistrasse/', 'default'],
  ['/de/kurpark/rossini/', 'default'],
  ['/', 'default'],
] as const)('%s lies in the area %s', (path, theme) => {
  expect(themeOfPath(path)).toBe(theme)
})
