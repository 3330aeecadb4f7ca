import { expect, test } from 'vitest'
import { betrag, sekunde, tag, zeitpunkt } from './angaben.ts'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('amounts from one cent to 100,000 euros, as one writes them', () => {
  expect([1, 2490, 10_000_000].map((cent) => plain(betrag(cent, 'de')))).toEqual([
    '0,01 €',
    '24,90 €',
    '100.000,00 €',
  ])
  expect([1, 2490, 10_000_000].map((cent) => betrag(cent, 'en'))).toEqual([
    '€0.01',
    '€24.90',
    '€100,000.00',
  ])
})

test('days and times are those of the town, in summer and in winter', () => {
  expect(tag('2027-06-30T22:30:00Z', 'de')).toBe('1. Juli 2027')
  expect(zeitpunkt('2027-06-30T22:30:00Z', 'de')).toBe('1. Juli 2027, 00:30 Uhr')
  expect(zeitpunkt('2026-12-31T22:59:00Z', 'en')).toBe('31 December 2026, 23:59')
  expect(sekunde('2026-10-25T00:30:07Z', 'de')).toBe('25. Oktober 2026, 02:30:07 Uhr')
  expect(sekunde('2026-10-25T01:30:07Z', 'de')).toBe('25. Oktober 2026, 02:30:07 Uhr')
})
