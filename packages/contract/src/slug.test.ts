import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test('umlauts are written out, marks dropped, the rest joined by hyphens', () => {
  expect(slugOf('Größtes Konzert: Öl, Käse & Übermut!')).toBe(
    'groesstes-konzert-oel-kaese-uebermut',
  )
  expect(slugOf('Café  Crème – Œuvre')).toBe('cafe-creme-oeuvre')
  expect(slugOf('Mehtap Aydın-Keller')).toBe('mehtap-aydin-keller')
  expect(slugOf('a\u0308hnlich')).toBe('aehnlich')
  expect(slugOf('ẞ')).toBe('ss')
})

test('a title without letters still has an address', () => {
  expect(slugOf('?!')).toBe('eintrag')
  expect(slugOf('')).toBe('eintrag')
})

test('a slug has at most 80 characters and ends with a whole word where it can', () => {
  const long = slugOf('Wanderung '.repeat(20))
  expect(long).toBe(`${'wanderung-'.repeat(7)}wanderung`)
  expect(slugOf('x'.repeat(200))).toHaveLength(80)
})

test('whatever the title, the slug is a safe segment and stays the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      const slug = slugOf(title)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slug.length).toBeLessThanOrEqual(80)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})
