import { expect, test } from 'vitest'
import { bindUnits } from './bind-units.ts'

const bound = (text: string) => bindUnits(text).replaceAll('\u00a0', '~')

test.each([
  ['Eintritt 9,50 €, ermäßigt 6 €', 'Eintritt 9,50~€, ermäßigt 6~€'],
  ['nach 10 km, 400 m über dem Tal', 'nach 10~km, 400~m über dem Tal'],
  ['ab 14 Uhr, sonntags 10:30 Uhr.', 'ab 14~Uhr, sonntags 10:30~Uhr.'],
  ['12 % bei 28 °C', '12~% bei 28~°C'],
  ['20 Min. oder 1,5 Std. für 3 Euro', '20~Min. oder 1,5~Std. für 3~Euro'],
  ['80 km/h auf 120 m²', '80~km/h auf 120~m²'],
])('a number stays with its unit: «%s»', (text, written) => {
  expect(bound(text)).toBe(written)
})

test.each([
  'im Jahr 1999 maß man anders',
  '10 mal, 3 Kilometer, 20 Minuten, 5 Mineralquellen',
  'die Uhr, der km, 100€ und  7  %',
  '3 Stdl',
  '',
])('everything else is as it was: «%s»', (text) => {
  expect(bindUnits(text)).toBe(text)
})
