import { shopArtikelExamples } from '@kurstadt/contract/examples'
import { warenkorb } from '@kurstadt/contract/shop'
import { expect, test } from 'vitest'
import type { StoredPosition } from './store.ts'
import { viewOf } from './view.ts'

const { typical: shirt, ticket, 'sold-out': hat } = shopArtikelExamples
const articles = new Map([shirt, ticket, hat].map((article) => [article.id, article]))

let count = 0
function kept(article: typeof shirt, rest: Partial<StoredPosition> = {}): StoredPosition {
  count += 1
  return {
    id: `0b7a4d6e-52c1-4f0c-9d7e-1f2a3b4c${String(count).padStart(4, '0')}`,
    artikel: `uuid-${article.id}`,
    nummer: article.id,
    groesse: article.groessen === null ? '' : 'M',
    anmerkungen: '',
    menge: 1,
    titel: article.titel,
    sprache: article.sprache,
    preis_cent: Math.round(article.preis_pro_einheit * 100),
    ...rest,
  }
}

const hintsOf = (...rows: StoredPosition[]) =>
  viewOf(rows, articles).positionen.map(({ hinweise }) => hinweise)

test('a cart has today’s names and prices, and the sum of its lines', () => {
  const cart = viewOf([kept(shirt, { menge: 2 }), kept(ticket)], articles)
  expect(warenkorb.parse(cart)).toStrictEqual(cart)
  expect(cart).toMatchObject({ waren_cent: 6180, bestellbar: true })
  expect(cart.positionen.map(({ preis_cent, gesamt_cent }) => [preis_cent, gesamt_cent])).toEqual([
    [2490, 4980],
    [1200, 1200],
  ])
})

test('a ticket names the event that it is for, and nothing else does', () => {
  const { positionen } = viewOf([kept(shirt), kept(ticket)], articles)
  expect(positionen.map(({ eintritt }) => eintritt)).toEqual([null, 12])
  expect(positionen.map(({ letzter_tag }) => letzter_tag)).toEqual([
    null,
    ticket.veranstaltung?.letzter_tag,
  ])
})

test('another price or name is said, with what it was; it keeps nobody from ordering', () => {
  const cart = viewOf([kept(shirt, { preis_cent: 1990, titel: 'T-Shirt' })], articles)
  expect(cart.positionen[0]).toMatchObject({
    hinweise: ['preis', 'name'],
    preis_cent: 2490,
    preis_vorher_cent: 1990,
    titel_vorher: 'T-Shirt',
  })
  expect(cart.bestellbar).toBe(true)
})

test('the name in another language is no new one, and what is gone keeps its own language', () => {
  const asked = kept(shirt, { titel: 'T-shirt “298 metres up”', sprache: 'en' })
  expect(hintsOf(asked)).toEqual([[]])
  const [gone] = viewOf([{ ...asked, nummer: null }], articles).positionen
  expect(gone).toMatchObject({ titel: asked.titel, sprache: 'en' })
})

test('what is not there cannot be ordered: sold out, too many, a size that is gone, an article that is gone', () => {
  expect(hintsOf(kept(hat))).toEqual([['ausverkauft']])
  expect(hintsOf(kept(shirt, { menge: 90 }))).toEqual([['menge']])
  expect(hintsOf(kept(shirt, { groesse: 'XXXL' }))).toEqual([['groesse']])
  expect(hintsOf(kept(shirt, { nummer: null }))).toEqual([['weg']])
  expect(hintsOf(kept(shirt, { nummer: 4711 }))).toEqual([['weg']])
  for (const row of [kept(hat), kept(shirt, { nummer: null })])
    expect(viewOf([row], articles).bestellbar).toBe(false)
})

test('what is gone costs nothing, and keeps the name by which one knows it', () => {
  const cart = viewOf([kept(shirt, { nummer: null }), kept(ticket)], articles)
  expect(cart.waren_cent).toBe(1200)
  expect(cart.positionen[0]).toMatchObject({ titel: shirt.titel, gesamt_cent: 0, artikel: null })
})

test('sizes of one article count together against its stock', () => {
  const rows = [kept(shirt, { menge: 50 }), kept(shirt, { menge: 50, groesse: 'L' })]
  expect(hintsOf(...rows)).toEqual([['menge'], ['menge']])
})

test('one order may have six tickets, whatever is left', () => {
  expect(hintsOf(kept(ticket, { menge: 7 }))).toEqual([['menge']])
  expect(viewOf([kept(ticket, { menge: 6 })], articles)).toMatchObject({
    bestellbar: true,
  })
})

test('the word for a cart changes with anything that somebody agrees to', () => {
  const row = kept(shirt)
  const { stand } = viewOf([row], articles)
  expect(viewOf([row], articles).stand).toBe(stand)
  expect(viewOf([{ ...row, menge: 2 }], articles).stand).not.toBe(stand)
  expect(viewOf([{ ...row, groesse: 'L' }], articles).stand).not.toBe(stand)
  const dearer = new Map([[shirt.id, { ...shirt, preis_pro_einheit: 25 }]])
  expect(viewOf([row], dearer).stand).not.toBe(stand)
})

test('an empty cart can be looked at and not ordered', () => {
  expect(viewOf([], articles)).toMatchObject({
    positionen: [],
    bestellbar: false,
  })
})
