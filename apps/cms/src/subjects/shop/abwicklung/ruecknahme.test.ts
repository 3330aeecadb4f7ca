import { expect, test } from 'vitest'
import { presetOf, refusalOf, seenOf } from './ruecknahme.ts'

const order = {
  positionen: [
    { titel: 'Becher', groesse: null, widerruf: 'ja' },
    { titel: 'Karte', groesse: null, widerruf: 'termin' },
    { titel: 'Badekappe', groesse: 'M', widerruf: 'hygiene' },
  ],
  verlauf: [],
  erklaerungen: [''],
  bilanz: { offen: [2, 1, 0] },
} as const

test.each([
  [[0, 0, 0], /^Sie haben 0 Stück gewählt\. Bitte geben Sie an/],
  [[3, 0, 0], /^Von „Becher“ sind nur noch 2 offen\. Bitte geben Sie dort höchstens 2 an\.$/],
  [
    [1, 1, 0],
    /^Bei „Karte“ gibt es kein Widerrufsrecht \(Eintrittskarte für einen Termin\)\. Bitte geben Sie dort 0 an\.$/,
  ],
  [[0, 0, 1], /^Von „Badekappe, M“ ist nichts mehr offen\. Bitte geben Sie dort 0 an\.$/],
  [[1, 0], /^Bitte geben Sie bei jeder Position an/],
])('of %j the office hears %s', (mengen, words) => {
  expect(refusalOf(order, { gesehen: '', mengen })).toMatch(words)
})

test('what is open and may be withdrawn from can be taken back', () => {
  expect(refusalOf(order, { gesehen: '', mengen: [2, 0, 0] })).toBeNull()
})

test('everything that may be is preset, but nothing once somebody has said in words what they mean', () => {
  expect(presetOf(order)).toEqual([2, 0, 0])
  expect(presetOf({ ...order, erklaerungen: [] })).toEqual([2, 0, 0])
  expect(presetOf({ ...order, erklaerungen: ['', 'Nur einen Becher'] })).toEqual([null, 0, 0])
})

test('whatever happens to an order, it is another one to who chose before', () => {
  const step = { am: '2026-11-24T10:00:00.000Z', wer: null, was: 'versandt' } as const
  const words = [
    order,
    { ...order, verlauf: [step] },
    { ...order, erklaerungen: ['', 'Nur einen Becher'] },
  ].map(seenOf)
  expect(new Set(words).size).toBe(3)
})
