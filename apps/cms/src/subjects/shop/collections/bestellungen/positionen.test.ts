import { expect, test } from 'vitest'
import { type SoldArticle, settlePosition, stockOf, sumOf } from './positionen.ts'

const shirt: SoldArticle = {
  titel: 'T-Shirt',
  preis_cent: 2490,
  groessen: ['S', 'M'],
  menge_limit: 10,
  menge_aktuell: 7,
}
const map: SoldArticle = { titel: 'Wanderkarte', preis_cent: 790, menge_aktuell: 400 }
const articles = new Map([
  ['shirt', shirt],
  ['map', map],
  ['gone', { ...map, titel: 'Plakat', menge_limit: 5, menge_aktuell: 5 }],
])
const settle = (asked: object) => settlePosition(asked, articles)

test('stock is the limit minus what is gone; without a limit there is always enough', () => {
  expect(stockOf(shirt)).toBe(3)
  expect(stockOf(map)).toBeNull()
  expect(stockOf({ ...shirt, menge_aktuell: 11 })).toBe(0)
})

test('name and price are the shop’s, whatever the order says (T68)', () => {
  const asked = { artikel: 'shirt', groesse: 'M', menge: 2, preis_cent: 1, titel: 'Geschenk' }
  expect(settle(asked)).toStrictEqual({
    blockType: 'position',
    artikel: 'shirt',
    titel: 'T-Shirt',
    groesse: 'M',
    menge: 2,
    preis_cent: 2490,
    anmerkungen: null,
  })
})

test.each([-1, 0, 0.5, 1e9, Number.NaN, '2', null])(
  'a quantity of %s is refused (T68)',
  (menge) => {
    expect(settle({ artikel: 'map', menge })).toStrictEqual({
      problem: 'Die Menge von „Wanderkarte“ ist eine ganze Zahl von 1 bis 999.',
    })
  },
)

test('what is not there is not sold (T68)', () => {
  const problem = (sentence: string) => ({ problem: sentence })
  expect(settle({ artikel: 'shirt', groesse: 'M', menge: 4 })).toStrictEqual(
    problem('Von „T-Shirt“ sind nur noch 3 da.'),
  )
  expect(settle({ artikel: 'gone', menge: 1 })).toStrictEqual(problem('„Plakat“ ist ausverkauft.'))
  expect(settle({ artikel: 'hidden', menge: 1 })).toStrictEqual(
    problem('Dieser Artikel wird nicht verkauft.'),
  )
  expect(settle({ artikel: { id: 'map' }, menge: 1 })).toHaveProperty('problem')
})

test('a size is one of the article’s own (T68)', () => {
  const unknown = { problem: 'Bitte wählen Sie eine Größe: „T-Shirt“.' }
  expect(settle({ artikel: 'shirt', menge: 1 })).toStrictEqual(unknown)
  expect(settle({ artikel: 'shirt', groesse: 'XXL', menge: 1 })).toStrictEqual(unknown)
  expect(settle({ artikel: 'map', groesse: 'M', menge: 1 })).toStrictEqual({
    problem: '„Wanderkarte“ hat keine Größen.',
  })
})

test('the sum counts every piece', () => {
  const position = {
    blockType: 'position',
    artikel: 'a',
    titel: 'A',
    groesse: null,
    anmerkungen: null,
  } as const
  expect(
    sumOf([
      { ...position, menge: 3, preis_cent: 790 },
      { ...position, menge: 1, preis_cent: 2490 },
    ]),
  ).toBe(4860)
})
