import { expect, test } from 'vitest'
import { isOver } from './is-over.ts'

const morning = {
  datum_von: '2031-06-14',
  datum_bis: '2031-06-14',
  zeit_von: '10:00',
  zeit_bis: '11:30',
}
const night = { ...morning, zeit_von: '23:30', zeit_bis: '01:00' }

test.each([
  ['a morning before its end', morning, '2031-06-14T11:29', false],
  ['a morning at its end', morning, '2031-06-14T11:30', true],
  ['a morning on its day', morning, '2031-06-14', false],
  ['a morning a day later', morning, '2031-06-15', true],
  ['what has no end', { ...morning, zeit_bis: null }, '2031-06-14T23:59', false],
  ['what has no end, a day later', { ...morning, zeit_bis: null }, '2031-06-15T00:00', true],
  ['what says its end alone', { ...morning, zeit_von: null }, '2031-06-14T12:00', true],
  ['a night before midnight', night, '2031-06-14T23:59', false],
  ['a night after midnight', night, '2031-06-15T00:59', false],
  ['a night at its end', night, '2031-06-15T01:00', true],
  ['a night, by the day', night, '2031-06-15', true],
  ['a weekend on its Saturday', { ...night, datum_bis: '2031-06-15' }, '2031-06-14T23:59', false],
  ['a weekend on its Sunday', { ...night, datum_bis: '2031-06-15' }, '2031-06-15T00:30', false],
  ['a weekend at its end', { ...night, datum_bis: '2031-06-15' }, '2031-06-15T01:00', true],
] as const)('W6: %s', (_, day, now, over) => {
  expect(isOver(day, now)).toBe(over)
})
