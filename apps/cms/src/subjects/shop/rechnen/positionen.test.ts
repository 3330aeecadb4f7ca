import { expect, test } from 'vitest'
import { type SoldArticle, settlePosition, soldArticle, stockOf } from './index.ts'

const shirt: SoldArticle = {
  titel: 'T-Shirt',
  preis_cent: 2490,
  mwst: 19,
  widerruf: 'ja',
  groessen: ['S', 'M'],
  menge_limit: 10,
  menge_aktuell: 7,
}
const map: SoldArticle = {
  titel: 'Wanderkarte',
  preis_cent: 790,
  mwst: 7,
  widerruf: 'ja',
  menge_aktuell: 400,
}
const articles = new Map([
  ['shirt', shirt],
  ['map', map],
  ['ticket', { ...map, titel: 'Karte', widerruf: 'termin', hoechstens: 6 }],
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
    mwst: 19,
    widerruf: 'ja',
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

test('one order may have as many tickets as the article says, and no more', () => {
  expect(settle({ artikel: 'ticket', menge: 6 })).toMatchObject({ widerruf: 'termin' })
  expect(settle({ artikel: 'ticket', menge: 7 })).toStrictEqual({
    problem: 'Von „Karte“ gibt es höchstens 6 je Bestellung.',
  })
})

test('an article is read as the database keeps it, and one that lacks a rate has the usual one', () => {
  const kept = { titel: 'Honig', preis_cent: '1150', mwst: '7', menge_aktuell: '3', widerruf: null }
  expect(soldArticle.parse(kept)).toMatchObject({ preis_cent: 1150, mwst: 7, widerruf: 'ja' })
  expect(soldArticle.parse({ ...kept, mwst: null })).toMatchObject({ mwst: 19 })
})
