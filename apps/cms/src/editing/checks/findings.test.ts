import { expect, test } from 'vitest'
import { quotedKey, withoutTitle } from './findings.ts'

test('an entry is found at an address with any title, by its list and number', () => {
  const renamed = withoutTitle('/en/authorities/mayors-office-id_7/')
  expect(renamed).toBe(withoutTitle('/en/authorities/mayor-s-office-id_7/'))
  expect(renamed).not.toBe(withoutTitle('/en/authorities/mayors-office-id_8/'))
  expect(renamed).not.toBe(withoutTitle('/en/news/mayors-office-id_7/'))
  expect(withoutTitle('/de/kurpark/')).toBe('/de/kurpark/')
})

test('facts that texts quote have names of their own', () => {
  const names = [
    quotedKey({ amt: 'a', was: 'telefon' }),
    quotedKey({ amt: 'a', was: 'email' }),
    quotedKey({ typ: 'fahrplaene', id: 'a', was: 'kinder' }),
    quotedKey({ typ: 'shop_artikel', id: 'a', was: 'preis' }),
  ]
  expect(new Set(names).size).toBe(4)
})
