import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Schritt } from '../collections/bestellungen/zustand.ts'
import { type Betrag, betraegeOf, type Steuer } from './betraege.ts'
import type { Mengen } from './bilanz.ts'
import { gutschriftOf } from './gutschrift.ts'

type Ware = Betrag & { eintritt?: number }

const toGermany = { lieferung: 'versand', land: 'DE' } as const
const cup = { menge: 2, preis_cent: 1290, mwst: 19 } as const
const honey = { menge: 1, preis_cent: 1150, mwst: 7 } as const

const billed = (positionen: readonly Ware[], verlauf: readonly Schritt[] = []) => ({
  positionen,
  verlauf,
  ...betraegeOf(positionen, toGermany),
})

test('a part is credited with its own rate, and without postage', () => {
  expect(gutschriftOf(billed([cup, honey]), [1, 0], [0, 0])).toEqual({
    mengen: [1, 0],
    versand_cent: 0,
    cent: 1290,
    steuern: [{ satz: 19, brutto_cent: 1290, netto_cent: 1084, steuer_cent: 206 }],
  })
})

test('the whole is credited as it was billed, with postage', () => {
  const order = billed([cup, honey])
  const { steuern, summe_cent: cent } = order
  const all = { mengen: [2, 1], versand_cent: 300, cent, steuern }
  expect(gutschriftOf(order, [2, 1], [0, 0])).toEqual(all)
})

test('postage goes back with the last piece, in the rates that it was billed in', () => {
  const order = billed([cup, honey])
  const last = gutschriftOf(order, [0, 1], [2, 0])
  expect(last).toMatchObject({ versand_cent: 300, cent: 1450 })
  const rates = last.steuern.map(({ brutto_cent, satz }) => [satz, brutto_cent])
  const shares = order.steuern.map(({ brutto_cent, satz }) => [
    satz,
    satz === 19 ? brutto_cent - 2580 : brutto_cent,
  ])
  expect(rates).toEqual(shares)
})

const ticket = { menge: 1, preis_cent: 1200, mwst: 7, eintritt: 12 } as const
const at = { am: '2026-11-24T10:00:00.000Z', wer: null } as const

test('postage goes back, too, once tickets alone are left of what was not sent', () => {
  const order = billed([honey, ticket])
  const first = gutschriftOf(order, [1, 0], [0, 0])
  expect(first).toMatchObject({ versand_cent: 300, cent: 1450 })
  const step: Schritt = { ...at, was: 'teilwiderruf', mengen: [1, 0], cent: first.cent }
  const last = gutschriftOf(billed([honey, ticket], [step]), [0, 1], [1, 0])
  expect(last).toMatchObject({ versand_cent: 0, cent: 1200 })
  expect(together([first.steuern, last.steuern])).toEqual(together([order.steuern]))
})

test('postage of what was sent stays until the last piece, tickets or not', () => {
  const sent = billed([honey, ticket], [{ ...at, was: 'versandt' }])
  expect(gutschriftOf(sent, [1, 0], [0, 0])).toMatchObject({ versand_cent: 0, cent: 1150 })
  const step: Schritt = { ...at, was: 'teilwiderruf', mengen: [1, 0], cent: 1150 }
  const rest = billed([honey, ticket], [{ ...at, was: 'versandt' }, step])
  expect(gutschriftOf(rest, [0, 1], [1, 0])).toMatchObject({ versand_cent: 300, cent: 1500 })
})

const anyPosition: fc.Arbitrary<Ware> = fc.record(
  {
    menge: fc.integer({ min: 1, max: 9 }),
    preis_cent: fc.integer({ min: 0, max: 10_000 }),
    mwst: fc.constantFrom(7 as const, 19 as const),
    eintritt: fc.constant(12),
  },
  { requiredKeys: ['menge', 'preis_cent', 'mwst'] },
)

/** Adds up the taxes of some papers, by rate. */
function together(all: readonly (readonly Steuer[])[]) {
  const sums = new Map<number, [number, number]>()
  for (const { brutto_cent, satz, steuer_cent } of all.flat()) {
    const [brutto, steuer] = sums.get(satz) ?? [0, 0]
    sums.set(satz, [brutto + brutto_cent, steuer + steuer_cent])
  }
  return sums
}

test('in whatever parts an order is withdrawn, its credit notes add up to its invoice', () => {
  fc.assert(
    fc.property(fc.array(anyPosition, { minLength: 1, maxLength: 6 }), (positionen) => {
      const order = billed(positionen)
      const notes: ReturnType<typeof gutschriftOf>[] = []
      const verlauf: Schritt[] = []
      let gone: Mengen = positionen.map(() => 0)
      for (const [index, { menge }] of positionen.entries())
        for (let piece = 0; piece < menge; piece += 1) {
          const one = positionen.map((_, at) => (at === index ? 1 : 0))
          const note = gutschriftOf({ ...order, verlauf }, one, gone)
          notes.push(note)
          verlauf.push({ ...at, was: 'teilwiderruf', mengen: [...one], cent: note.cent })
          gone = gone.map((count, at) => count + (one[at] ?? 0))
        }
      expect(notes.reduce((sum, { cent }) => sum + cent, 0)).toBe(order.summe_cent)
      expect(together(notes.map(({ steuern }) => steuern))).toEqual(together([order.steuern]))
      for (const { cent, steuern } of notes) {
        expect(steuern.reduce((sum, { brutto_cent }) => sum + brutto_cent, 0)).toBe(cent)
        for (const { netto_cent, steuer_cent } of steuern)
          expect(Math.min(netto_cent, steuer_cent)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
