import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalisePath, pathOfCopy, pathProblem } from './pfad.ts'

test.each([
  ['/de/', '/de/'],
  ['/de', '/de/'],
  ['de/Bäder & Kur', '/de/baeder-&-kur/'],
  [' /DE//Straße/ ', '/de/strasse/'],
  ['/de/veranstaltungen/*', '/de/veranstaltungen/*'],
  ['/en/caf\u00e9', '/en/cafe/'],
])('%s is stored as %s', (written, stored) => {
  expect(normalisePath(written)).toBe(stored)
})

test('an empty path is none', () => {
  expect([normalisePath(''), normalisePath('  '), normalisePath(null)]).toEqual([null, null, null])
})

test('a stored path stays as it is when it is stored again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (written) => {
      const once = normalisePath(written)
      expect(once === null ? null : normalisePath(once)).toBe(once)
    }),
  )
})

test.each(['/de/', '/de/besuchen/therme/', '/de/a.b_c-1/'])('%s is a path', (path) => {
  expect(pathProblem(path, 'de', false)).toBeNull()
})

test.each([
  ['/en/baths/', 'of another language'],
  ['/fr/', 'of a language that is not there'],
  ['/de/../x/', 'climbing'],
  ['/de/a&b/', 'with signs'],
  ['/de/*', 'of a detail page'],
  ['/de/fest-id_12/', 'that looks like an entry'],
  ['/de/intranet/', "of the website's own"],
  [`/de/${'a'.repeat(500)}/`, 'that is too long'],
])('%s is refused: a path %s', (path) => {
  expect(pathProblem(path, 'de', false)).not.toBeNull()
})

test('the path of a detail page ends with a star', () => {
  expect(pathProblem('/de/veranstaltungen/*', 'de', true)).toBeNull()
  expect(pathProblem('/de/veranstaltungen/', 'de', true)).not.toBeNull()
})

test('a copy gets a path of its own', () => {
  expect(pathOfCopy('/de/therme/', 1)).toBe('/de/therme-kopie/')
  expect(pathOfCopy('/de/therme/', 2)).toBe('/de/therme-kopie-2/')
  expect(pathOfCopy('/de/veranstaltungen/*', 1)).toBeNull()
})
