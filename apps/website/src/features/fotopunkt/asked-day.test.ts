import { expect, test } from 'vitest'
import { askedDay } from './asked-day.ts'

const heute = '2027-06-18'

test.each([null, '', '  '])('%j stands for the last day with pictures', (given) => {
  expect(askedDay(given, heute)).toEqual({ kind: 'last' })
})

test.each([
  ['2027-06-18', '2027-06-18'],
  ['1900-01-01', '1900-01-01'],
  ['2024-02-29', '2024-02-29'],
  ['5.12.26', '2026-12-05'],
  [' 05. 12. 2026 ', '2026-12-05'],
])('%s is %s', (given, tag) => {
  expect(askedDay(given, heute)).toEqual({ kind: 'day', tag })
})

test.each(['2027-06-19', '19.6.27', '9999-12-31'])('%s is still to come', (given) => {
  expect(askedDay(given, heute)).toEqual({ kind: 'future' })
})

test.each(['abc', '2027-02-30', '29.02.2027', '2027-6-1', '12', '+012027-01-01', '<script>'])(
  '%s is no day',
  (given) => {
    expect(askedDay(given, heute)).toEqual({ kind: 'unreadable' })
  },
)
