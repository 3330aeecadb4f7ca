import { expect, test } from 'vitest'
import { grundpreisOf, hoechstensOf, mwstOf } from './angaben.ts'

test.each([
  [1150, 500, 'g', 23, 'kg'],
  [1290, 250, 'ml', 51.6, 'l'],
  [999, 330, 'ml', 30.27, 'l'],
  [1, 1_000_000, 'g', 0, 'kg'],
  [450, 250, 'cm', 1.8, 'm'],
] as const)('%i cents for %i %s are %f euros per unit', (cents, menge, inhalt, betrag, einheit) => {
  const article = { preis_cent: cents, inhalt_menge: menge, inhalt_einheit: inhalt }
  expect(grundpreisOf(article)).toEqual({ betrag, einheit })
})

test('what is not sold by measure has no price to be compared by', () => {
  const article = { preis_cent: 1150, inhalt_menge: null, inhalt_einheit: null }
  expect(grundpreisOf(article)).toBeNull()
  expect(grundpreisOf({ ...article, inhalt_menge: 0, inhalt_einheit: 'g' })).toBeNull()
})

test('an article without a rate of VAT has the usual one', () => {
  expect([mwstOf({ mwst: '7' }), mwstOf({ mwst: '19' })]).toEqual([7, 19])
})

test.each([
  [true, null, 50],
  [true, 6, 6],
  [true, 999, 50],
  [false, null, null],
  [false, 999, 999],
])(
  'of an article that is a ticket: %s, with a limit of %s, one order has at most %s',
  (...given) => {
    const [eintrittskarte, hoechstens, most] = given
    expect(hoechstensOf({ eintrittskarte, hoechstens })).toBe(most)
  },
)
