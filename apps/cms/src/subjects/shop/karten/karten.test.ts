import { expect, test } from 'vitest'
import type { Schritt } from '../collections/bestellungen/zustand.ts'
import { hasCalledOff, kartenstandOf, ticketsOf } from './karten.ts'

const step = (was: Schritt['was'], mengen?: number[]): Schritt => ({
  am: '2026-11-24T10:00:00.000Z',
  wer: 'Probe',
  was,
  ...(mengen === undefined ? {} : { mengen, cent: 0 }),
})

const two = { menge: 2, eintritt: 12 }
const cups = { menge: 3, eintritt: null }
const three = { menge: 3, eintritt: 14 }
const paid = {
  stand: 'neu',
  bezahlt_am: '2026-11-24T10:00:00.000Z',
  positionen: [two, cups, three],
  verlauf: [step('bestellt')],
} as const

const places = (order: Parameters<typeof ticketsOf>[0]) =>
  ticketsOf(order).map(({ stueck, zeile }) => `${zeile}.${stueck}`)

test('a ticket is there as soon as its order is paid; what is no ticket never is', () => {
  expect(places(paid)).toEqual(['0.1', '0.2', '2.1', '2.2', '2.3'])
  expect(places({ ...paid, bezahlt_am: null })).toEqual([])
  expect(places({ ...paid, positionen: [cups] })).toEqual([])
})

test('nothing of what is off is a ticket, paid or not', () => {
  for (const stand of ['storniert', 'widerrufen'] as const)
    expect(places({ ...paid, stand })).toEqual([])
})

test('tickets that were taken back are none any more, and the others stay what they are', () => {
  expect(places({ ...paid, verlauf: [step('abgesagt', [2, 0, 0])] })).toEqual(['2.1', '2.2', '2.3'])
  expect(places({ ...paid, verlauf: [step('teilwiderruf', [0, 3, 0])] })).toHaveLength(5)
  expect(places({ ...paid, verlauf: [step('abgesagt', [0, 0, 1])] })).not.toContain('2.3')
  expect(places({ ...paid, verlauf: [step('abgesagt')] })).toEqual([])
})

test('nobody waits to be paid for tickets of which their holder has heard that they are off', () => {
  const unpaid = { ...paid, bezahlt_am: null, positionen: [two, cups] }
  const news = (was: Schritt['was']) => ({ ...step(was), eintritt: 12 })
  const off = { ...unpaid, verlauf: [news('absage')] }
  expect([hasCalledOff(unpaid), hasCalledOff(off)]).toEqual([false, true])
  expect(kartenstandOf(off)).toBe('keine')
  expect(kartenstandOf({ ...off, positionen: [two, three] })).toBe('folgen')
  const again = { ...unpaid, verlauf: [news('absage'), news('doch')] }
  expect([hasCalledOff(again), kartenstandOf(again)]).toEqual([false, 'folgen'])
  expect(hasCalledOff({ ...unpaid, verlauf: [news('absage'), step('abgesagt', [2, 0])] })).toBe(
    false,
  )
})

test('a page says whether tickets come, are there, or were never meant', () => {
  expect(kartenstandOf(paid)).toBe('da')
  expect(kartenstandOf({ ...paid, bezahlt_am: null })).toBe('folgen')
  expect(kartenstandOf({ ...paid, positionen: [cups] })).toBe('keine')
  expect(kartenstandOf({ ...paid, stand: 'storniert' })).toBe('keine')
})
