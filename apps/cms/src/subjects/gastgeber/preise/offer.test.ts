import { expect, test } from 'vitest'
import type { Haus } from './offer.ts'
import { offerOf } from './offer.ts'

const spa: Haus = { id: 1, sprache: 'de', titel: 'Kurhotel Quellenhof' }
const guest: Haus = { id: 2, sprache: 'de', titel: 'Pension Annemarie' }
const known = new Map([
  ['spa', spa],
  ['guest', guest],
])
const publicHouse = (id: string) => known.get(id)

const packageWith = (
  preis_ab: number | null,
  ...hotels: { unterkunft: string; preis_dz?: number }[]
) => ({
  preis_ab,
  preiskategorien: [{ blockType: 'preiskategorie' as const, titel: 'A', hotels }],
})

test('«ab» is the lowest price of a house that is public, whatever was kept', () => {
  const hotels = [
    { unterkunft: 'spa', preis_dz: 219 },
    { unterkunft: 'guest', preis_dz: 177 },
    { unterkunft: 'withdrawn', preis_dz: 99 },
  ]
  expect(offerOf(packageWith(99, ...hotels), publicHouse)).toEqual({
    preis_ab: 177,
    haeuser: [spa, guest],
  })
})

test('where every price is one of a house that is not public there is none', () => {
  const hotels = [{ unterkunft: 'spa' }, { unterkunft: 'withdrawn', preis_dz: 99 }]
  expect(offerOf(packageWith(99, ...hotels), publicHouse)).toEqual({
    preis_ab: null,
    haeuser: [spa],
  })
})

test('what was typed counts where no house has a price; 0 is none', () => {
  expect(offerOf(packageWith(111, { unterkunft: 'spa' }), publicHouse).preis_ab).toBe(111)
  expect(offerOf({ preis_ab: 111, preiskategorien: null }, publicHouse).preis_ab).toBe(111)
  expect(offerOf(packageWith(0), publicHouse).preis_ab).toBeNull()
})

test('a house in two categories is named once', () => {
  const hotels = [{ unterkunft: 'spa' }, { unterkunft: 'spa' }]
  expect(offerOf(packageWith(null, ...hotels), publicHouse).haeuser).toEqual([spa])
})
