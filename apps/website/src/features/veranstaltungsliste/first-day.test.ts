import { expect, test } from 'vitest'
import { firstDayOf } from './first-day.ts'

const wednesday = '2027-06-16'
const days = { datum_von: '2027-08-01', datum_bis: '2027-08-05' }

test.each([
  ['everything to come', {}, wednesday],
  ['tomorrow', { zeitraum: 'morgen' }, '2027-06-17'],
  ['the weekend', { zeitraum: 'wochenende' }, '2027-06-19'],
  ['seven days', { zeitraum: 'naechste_7_tage' }, wednesday],
  ['from a day to come', days, '2027-08-01'],
  ['from a day that is over, of what is to come', { datum_von: '2027-05-01' }, wednesday],
  ['days left in the form beside «Heute»', { ...days, zeitraum: 'heute' }, wednesday],
  ['days that are over', { zeitraum: 'individuell', datum_von: '2027-05-01' }, '2027-05-01'],
  ['until a day', { zeitraum: 'individuell', datum_bis: '2027-05-31' }, ''],
  ['everything', { zeitraum: 'alle' }, ''],
])('a list of %s begins on its own first day', (_, query, first) => {
  expect(firstDayOf(query, wednesday, null)).toBe(first)
})

test('a weekend that has begun goes on today', () => {
  const weekend = { zeitraum: 'wochenende' }
  expect(firstDayOf(weekend, '2027-06-19', null)).toBe('2027-06-19')
  expect(firstDayOf(weekend, '2027-06-20', null)).toBe('2027-06-20')
})

test('the calendar of a month begins with it, or today', () => {
  expect(firstDayOf({}, wednesday, '2027-07')).toBe('2027-07-01')
  expect(firstDayOf({}, wednesday, '2027-06')).toBe(wednesday)
})
