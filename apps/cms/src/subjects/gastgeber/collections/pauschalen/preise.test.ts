import { expect, test } from 'vitest'
import { lowestPrice } from './preise.ts'

test('«ab» is the lowest price of any house and room', () => {
  expect(
    lowestPrice([
      { hotels: [{ preis_ez: 210, preis_dz: 177 }, { preis_dz: 189 }] },
      { hotels: [{ preis_ez: null, preis_ferienwohnung_2: 181 }] },
    ]),
  ).toBe(177)
})

test('a package without prices has no «ab»', () => {
  expect(lowestPrice(null)).toBeNull()
  expect(lowestPrice([{ hotels: [] }, { hotels: [{}] }, {}])).toBeNull()
  expect(lowestPrice([{ hotels: [{ preis_ez: 0, preis_dz: 0 }] }])).toBeNull()
  expect(lowestPrice([{ hotels: [{ preis_ez: 0, preis_dz: 210 }] }])).toBe(210)
})
