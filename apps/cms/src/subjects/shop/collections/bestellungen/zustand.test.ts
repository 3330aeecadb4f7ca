import { expect, test } from 'vitest'
import { extendedUntil, payableUntil } from './zustand.ts'

const now = new Date('2027-07-14T10:00:00.000Z')
const endOf = (day: string) => `${day}T21:59:00.000Z`

test('a payment has its days, and none that comes after the tickets have let somebody in', () => {
  expect(payableUntil({ zahlung: 'vorkasse', now })).toBe(endOf('2027-07-21'))
  expect(payableUntil({ zahlung: 'vorkasse', now, letzter_tag: '2027-07-17' })).toBe(
    endOf('2027-07-17'),
  )
  expect(payableUntil({ zahlung: 'online', now, letzter_tag: '2027-07-14' })).toBe(
    endOf('2027-07-14'),
  )
  expect(payableUntil({ zahlung: 'abholung', now, letzter_tag: '2027-07-17' })).toBeNull()
})

test('whoever hears something new has as long as somebody who orders today, and never less', () => {
  const tage = { vorkasse: 7, rechnung: 14 }
  const until = (zahlbar_bis: string | null, letzter_tag: string | null = null) =>
    extendedUntil({ zahlung: 'vorkasse', zahlbar_bis, letzter_tag }, now, tage)
  expect(until(endOf('2027-07-15'))).toBe(endOf('2027-07-21'))
  expect(until(endOf('2027-07-25'))).toBe(endOf('2027-07-25'))
  expect(until(endOf('2027-07-15'), '2027-07-17')).toBe(endOf('2027-07-17'))
  expect(until(null)).toBeNull()
})
