import { expect, test } from 'vitest'
import { readDay, readStay, usualStay } from './stay-dates.ts'

test('the search begins with arrival tomorrow and departure in seven days (spec 7)', () => {
  expect(usualStay('2027-06-16')).toEqual({ von: '2027-06-17', bis: '2027-06-23' })
  expect(usualStay('2026-12-31')).toEqual({ von: '2027-01-01', bis: '2027-01-07' })
  expect(usualStay('2028-02-28')).toEqual({ von: '2028-02-29', bis: '2028-03-06' })
  expect(usualStay('2027-03-27')).toEqual({ von: '2027-03-28', bis: '2027-04-03' })
})

test.each([
  ['2027-12-24', '2027-12-24'],
  ['24.12.2027', '2027-12-24'],
  ['5.1.27', '2027-01-05'],
  [' 05.12.26 ', '2026-12-05'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2027', null],
  ['2027-02-30', null],
  ['31.11.26', null],
  ['0000-01-01', null],
  ['morgen', null],
  ['', null],
])('the day «%s» is %s', (written, day) => {
  expect(readDay(written)).toBe(day)
})

test.each([
  ['2027-06-17', '2027-06-20', 3],
  ['2027-06-16', '2027-06-17', 1],
  ['2026-12-30', '2027-01-02', 3],
  ['2028-02-28', '2028-03-01', 2],
  // Days of 23 and of 25 hours.
  ['2027-03-27', '2027-03-29', 2],
  ['2027-10-30', '2027-11-01', 2],
])('from %s to %s are %i nights', (von, bis, naechte) => {
  expect(readStay(von, bis, '2026-12-01').stay).toEqual({ von, bis, naechte })
})

test.each([
  ['', '2027-06-20', 'fehlt'],
  ['2027-06-17', ' ', 'fehlt'],
  ['29.02.2027', '2027-06-20', 'ungueltig'],
  ['2027-06-15', '2027-06-20', 'vergangen'],
  ['2027-06-20', '2027-06-17', 'vor_beginn'],
  ['2027-06-20', '2027-06-20', 'vor_beginn'],
  ['2027-06-17', '2028-07-21', 'zu_lang'],
])('from «%s» to «%s» is refused: %s', (von, bis, problem) => {
  expect(readStay(von, bis, '2027-06-16')).toEqual({ stay: null, problem })
})
