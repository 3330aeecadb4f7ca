import { expect, test } from 'vitest'
import type { Auskunft } from './anbieter.ts'
import { type Geld, leftOf, urteilOf, type Zahlung } from './urteil.ts'

// Issue of the shop, line 4: the provider is asked, and believed only as far as it fits.

const known: Zahlung = {
  id: 'tr_eins',
  bestellung: 'b-1',
  cent: 2790,
  stand: 'offen',
  erstattet_cent: 0,
}
const seen: Auskunft = {
  id: 'tr_eins',
  stand: 'bezahlt',
  cent: 2790,
  waehrung: 'EUR',
  bestellung: 'b-1',
  erstattet_cent: 0,
  zurueckgebucht_cent: 0,
  adresse: null,
}
const owed: Geld = { bezahlt: false, isOff: false, gefordert_cent: 2790, zu_erstatten_cent: 0 }
const paid = { ...owed, bezahlt: true }
const kept: Zahlung = { ...known, stand: 'bezahlt' }

test('what is paid pays the order, once', () => {
  expect(urteilOf(known, seen, owed)).toEqual({
    stand: 'bezahlt',
    erstattet_cent: 0,
    akt: 'bezahlt',
  })
  expect(urteilOf(kept, seen, paid)).toEqual({ stand: 'bezahlt', erstattet_cent: 0, akt: null })
})

test.each([
  ['another payment', { id: 'tr_zwei' }],
  ['another amount', { cent: 27 }],
  ['other money', { waehrung: 'USD' }],
  ['another order', { bestellung: 'b-2' }],
  ['no order', { bestellung: null }],
])('an answer about %s pays nothing, and takes nothing back', (_, lie) => {
  expect(urteilOf(known, { ...seen, ...lie }, owed)).toMatchObject({
    stand: 'ungeklaert',
    akt: null,
  })
  expect(urteilOf(kept, { ...seen, ...lie, erstattet_cent: 2790 }, paid)).toMatchObject({
    stand: 'bezahlt',
    erstattet_cent: 0,
    akt: null,
  })
})

test('a provider that says the right thing after a lie is believed then', () => {
  expect(urteilOf({ ...known, stand: 'ungeklaert' }, seen, owed).akt).toBe('bezahlt')
})

test.each(['offen', 'abgebrochen', 'abgelaufen', 'gescheitert'] as const)(
  'a payment that is %s pays nothing; one that was paid stays so',
  (stand) => {
    expect(urteilOf(known, { ...seen, stand }, owed)).toMatchObject({ stand, akt: null })
    expect(urteilOf(kept, { ...seen, stand }, paid)).toMatchObject({ stand: 'bezahlt', akt: null })
  },
)

test('money for an order that is off came too late', () => {
  const off = { ...owed, isOff: true }
  expect(urteilOf(known, seen, off)).toMatchObject({ stand: 'bezahlt', akt: 'zu_spaet' })
})

test('of money that came too late what was not asked any more is too much, too', () => {
  const less = { ...owed, isOff: true, gefordert_cent: 1500 }
  expect(urteilOf(known, seen, less)).toMatchObject({ stand: 'zuviel', akt: 'zu_spaet' })
})

test('a second payment, and one of more than is still owed, is one too much', () => {
  expect(urteilOf(known, seen, paid)).toMatchObject({ stand: 'zuviel', akt: null })
  const less = { ...owed, gefordert_cent: 1500 }
  expect(urteilOf(known, seen, less)).toMatchObject({ stand: 'zuviel', akt: 'bezahlt' })
})

test('what the provider has given back settles what was owed, and only that', () => {
  const due = { ...paid, isOff: true, zu_erstatten_cent: 2790 }
  const back = { ...seen, erstattet_cent: 2790 }
  expect(urteilOf(kept, back, due)).toEqual({
    stand: 'bezahlt',
    erstattet_cent: 2790,
    akt: 'erstattet',
  })
  expect(urteilOf({ ...kept, erstattet_cent: 2790 }, back, paid).akt).toBeNull()
  expect(urteilOf(kept, { ...seen, erstattet_cent: 100 }, due)).toMatchObject({
    erstattet_cent: 100,
    akt: null,
  })
})

test('what came is left of a payment until it went back, also where it was too much', () => {
  expect(leftOf({ ...kept, erstattet_cent: 1000 })).toBe(1790)
  expect(leftOf({ ...kept, stand: 'zuviel' })).toBe(2790)
  for (const stand of ['offen', 'gescheitert', 'zurueckgebucht', 'ungeklaert'] as const)
    expect([stand, leftOf({ ...kept, stand })]).toEqual([stand, 0])
})

test('what a bank has fetched back is for the office to look at', () => {
  expect(urteilOf(kept, { ...seen, zurueckgebucht_cent: 2790 }, paid)).toMatchObject({
    stand: 'zurueckgebucht',
    akt: null,
  })
})
