import { expect, test } from 'vitest'
import { preisText, pricedDoc } from './preis-text.ts'
import { preisArten } from './rich-text-node.ts'

// W14: a price stands in a text as its entry says it at the moment; amounts as spec 9 writes them.

const doc = (fields: object) => pricedDoc.parse({ id: 'x', nummer: 1, ...fields })

type Typ = Parameters<typeof preisText>[1]['typ']

function said(typ: Typ, fields: object, sprache: 'de' | 'en' = 'de'): string {
  const words = preisText(doc(fields), { typ, was: 'preis' }, sprache)
  return words.map((one) => (one.type === 'text' ? one.text : '')).join('')
}

test('amounts have two decimals, nights and houses as the town writes them', () => {
  expect(said('shop_artikel', { preis_cent: 125_090 })).toBe('1.250,90\u00a0€')
  expect(said('shop_artikel', { preis_cent: 125_090 }, 'en')).toBe('€1,250.90')
  expect(said('stellplaetze', { preis_nacht_cent: 1400 })).toBe('14,00\u00a0€')
  expect(said('unterkuenfte', { preis_ab: 68 })).toBe('ab 68\u00a0€')
  expect(said('unterkuenfte', { preis_ab: 68 }, 'en')).toBe('from €68')
})

test('fares are for whom they are chosen', () => {
  const fares = doc({ erwachsene_cent: 400, kinder_cent: 250, familie_cent: 750 })
  const words = preisArten.map((was) => preisText(fares, { typ: 'fahrplaene', was }, 'de'))
  expect(words.flat()).toEqual([
    { type: 'text', text: '4,00\u00a0€' },
    { type: 'text', text: '2,50\u00a0€' },
    { type: 'text', text: 'ab 7,50\u00a0€' },
  ])
})

test('admission is what the event words, else the least anybody pays, or nothing to pay', () => {
  const preise = [{ betrag_cent: 1200 }, { betrag_cent: 600 }, { betrag_cent: null }]
  expect(said('veranstaltungen', { preis: '6 EUR, mit Silberkarte frei', preise })).toBe(
    '6 EUR, mit Silberkarte frei',
  )
  expect(said('veranstaltungen', { preise })).toBe('ab 6,00\u00a0€')
  expect(said('veranstaltungen', { preise: preise.slice(0, 1) })).toBe('12,00\u00a0€')
  expect(said('veranstaltungen', { kostenlos: true, preise })).toBe('kostenlos')
  expect(said('veranstaltungen', { kostenlos: true }, 'en')).toBe('free')
})

test('an entry without a price, with an odd one, and one that is not public, say nothing', () => {
  expect(said('unterkuenfte', { preis_ab: 0 })).toBe('')
  expect(said('shop_artikel', {})).toBe('')
  expect(said('shop_artikel', { preis_cent: -4 })).toBe('')
  expect(said('shop_artikel', { preis_cent: 'viel' })).toBe('')
  expect(said('veranstaltungen', { preise: 'viele', kostenlos: 'ja' })).toBe('')
  expect(preisText(null, { typ: 'shop_artikel', was: 'preis' }, 'de')).toEqual([])
})
