import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Betrag, betraegeOf, sumOf, versandOf } from './betraege.ts'

const toGermany = { lieferung: 'versand', land: 'DE' } as const

test('the sum counts every piece', () => {
  expect(
    sumOf([
      { menge: 3, preis_cent: 790 },
      { menge: 1, preis_cent: 2490 },
    ]),
  ).toBe(4860)
})

test('shipping is 3,00 EUR, abroad 4,00 EUR; who fetches it and who gets tickets by mail pays none (spec 9)', () => {
  expect(versandOf(toGermany)).toBe(300)
  for (const land of ['AT', 'CH', 'FR'] as const)
    expect(versandOf({ lieferung: 'versand', land })).toBe(400)
  expect(versandOf({ lieferung: 'abholung', land: 'DE' })).toBe(0)
})

test('7 and 19 % in one order: each rate is rounded once, and bears its part of the shipping', () => {
  const shirt = { menge: 1, preis_cent: 2490, mwst: 19 } as const
  const honey = { menge: 2, preis_cent: 1150, mwst: 7 } as const
  const { steuern, ...sums } = betraegeOf([shirt, honey], toGermany)
  expect(sums).toEqual({ waren_cent: 4790, versand_cent: 300, summe_cent: 5090 })
  expect(steuern).toEqual([
    { satz: 19, brutto_cent: 2646, netto_cent: 2224, steuer_cent: 422 },
    { satz: 7, brutto_cent: 2444, netto_cent: 2284, steuer_cent: 160 },
  ])
})

test('tax is taken out of the sum, not out of each line', () => {
  const cent = { menge: 1, preis_cent: 1, mwst: 19 } as const
  const lines = Array.from({ length: 6 }, () => cent)
  const { steuern } = betraegeOf(lines, { lieferung: 'abholung', land: 'DE' })
  expect(steuern).toEqual([{ satz: 19, brutto_cent: 6, netto_cent: 5, steuer_cent: 1 }])
})

test('prices of 1 cent and of 100,000 EUR are counted to the cent', () => {
  const pick = { lieferung: 'abholung', land: 'DE' } as const
  const dear = { menge: 999, preis_cent: 10_000_000, mwst: 19 } as const
  expect(betraegeOf([{ menge: 1, preis_cent: 1, mwst: 7 }, dear], pick)).toEqual({
    waren_cent: 9_990_000_001,
    versand_cent: 0,
    summe_cent: 9_990_000_001,
    steuern: [
      {
        satz: 19,
        brutto_cent: 9_990_000_000,
        netto_cent: 8_394_957_983,
        steuer_cent: 1_595_042_017,
      },
      { satz: 7, brutto_cent: 1, netto_cent: 1, steuer_cent: 0 },
    ],
  })
})

const anyPosition: fc.Arbitrary<Betrag> = fc.record({
  menge: fc.integer({ min: 1, max: 999 }),
  preis_cent: fc.integer({ min: 0, max: 10_000_000 }),
  mwst: fc.constantFrom(7 as const, 19 as const),
})

test('whatever is ordered, the parts of an invoice add up to what is paid', () => {
  fc.assert(
    fc.property(
      fc.array(anyPosition, { minLength: 1, maxLength: 50 }),
      fc.constantFrom('DE' as const, 'CH' as const),
      (positions, land) => {
        const { summe_cent, steuern } = betraegeOf(positions, { lieferung: 'versand', land })
        const whole = steuern.reduce((sum, { brutto_cent }) => sum + brutto_cent, 0)
        expect(whole).toBe(summe_cent)
        for (const { brutto_cent, netto_cent, satz, steuer_cent } of steuern) {
          expect(netto_cent + steuer_cent).toBe(brutto_cent)
          const exact = (brutto_cent * satz) / (100 + satz)
          expect(Math.abs(steuer_cent - exact)).toBeLessThanOrEqual(0.5)
        }
      },
    ),
  )
})
