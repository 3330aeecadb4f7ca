import { expect, test } from 'vitest'
import { addressOf, isFiltered, toggled, withoutFilters } from './house-query.ts'

test('a filter is added to the others, and taken away by a second click', () => {
  expect(toggled(undefined, 'sauna')).toBe('sauna')
  expect(toggled('sauna', 'wlan')).toBe('sauna,wlan')
  expect(toggled('sauna,wlan', 'sauna')).toBe('wlan')
  expect(toggled('sauna', 'sauna')).toBeNull()
})

test('a filter link keeps the rest of the address and leads to what was found', () => {
  const query = { art: 'hotel', date_from: '2027-06-17', date_to: '2027-06-20' }
  expect(addressOf('/de/unterkuenfte/', query, { sterne: '4' })).toBe(
    '/de/unterkuenfte/?art=hotel&date_from=2027-06-17&date_to=2027-06-20&sterne=4#gastgeber',
  )
  expect(addressOf('/de/unterkuenfte/', query, withoutFilters)).toBe(
    '/de/unterkuenfte/?date_from=2027-06-17&date_to=2027-06-20#gastgeber',
  )
  expect(addressOf('/de/unterkuenfte/', {})).toBe('/de/unterkuenfte/#gastgeber')
})

test('an order or the days of a stay limit nothing', () => {
  expect(isFiltered({ order: 'preis_ab', date_from: '2027-06-17' })).toBe(false)
  expect(isFiltered({ ausstattung: 'sauna' })).toBe(true)
})
