import { expect, test } from 'vitest'
import { telephoneDigits, telephoneStem, unknownTelephones } from './telephones.ts'

const facts = { telephones: new Set(['03023125110', '030231250']), telephoneStem: '03023125' }

test.for([
  ['030 23125-110', '03023125110'],
  ['+49 30 23125-110', '03023125110'],
  ['+49 (0)30 23125 – 110', '03023125110'],
  ['030/23125110', '03023125110'],
] as const)('%s is the number %s', ([telephone, digits]) => {
  expect(telephoneDigits(telephone)).toBe(digits)
})

test('the stem is what stands before the extension', () => {
  expect(['030 23125-0', '+49 30 23125–0', '030 2312500', ''].map(telephoneStem)).toEqual([
    '03023125',
    '03023125',
    '',
    '',
  ])
})

test.for([
  ['Rufen Sie an: 030 23125-110.', []],
  ['Telefon 030 23125-999 (vormittags)', ['030 23125-999']],
  ['+49 30 23125-0 oder +49 30 23125-98', ['+49 30 23125-98']],
  ['Apotheke: 030 99999-1, Notruf 112, am 03.12.2026 um 03:00', []],
  ['Die Nummer 23125-999 ohne Vorwahl, und 0302 3125', []],
] as const)('W14: in «%s» nobody has %j', ([text, numbers]) => {
  expect(unknownTelephones(text, facts)).toEqual(numbers)
})

test('a town whose number has no extension is not checked', () => {
  expect(unknownTelephones('030 23125-999', { ...facts, telephoneStem: '' })).toEqual([])
})
