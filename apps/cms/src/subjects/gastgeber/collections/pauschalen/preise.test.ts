import { expect, test } from 'vitest'
import { lowestPrice } from '../../preise/lowest-price.ts'
import { preisAbOf, preiskategorien } from './preise.ts'

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

test('«ab» goes with the last of the prices it was taken from; what was typed since stays', () => {
  const priced = (preis_ab: number | null, preis_dz: number | null) => ({
    preis_ab,
    preiskategorien: [{ hotels: [{ preis_dz }] }],
  })
  expect(preisAbOf(priced(999, 177), priced(199, 199))).toBe(177)
  expect(preisAbOf(priced(177, null), priced(177, 177))).toBeNull()
  expect(preisAbOf({ preis_ab: 177, preiskategorien: [] }, priced(177, 177))).toBeNull()
  expect(preisAbOf(priced(120, null), priced(177, 177))).toBe(120)
  expect(preisAbOf(priced(120, null), priced(120, null))).toBe(120)
  expect(preisAbOf({}, {})).toBeNull()
})

test('editors are asked for the price of two as guests read it: for each of them', () => {
  expect(JSON.stringify(preiskategorien)).toContain('"label":"Ferienwohnung zu zweit, je Person"')
})
