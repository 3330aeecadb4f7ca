import { veranstaltungExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { addressOfDay, chosenDay, onDay } from './chosen-day.ts'

const { series, typical } = veranstaltungExamples
const [first, , third] = series.termine ?? []

test('a row of a series leads to its own day, any other event to its page', () => {
  const { serie, detailURL } = series
  const row = { serie, detailURL, datum_von: '2027-07-04', timeFrom: '15:30' }
  expect(addressOfDay(row)).toBe(`${detailURL}?termin=2027-07-04T1530`)
  expect(addressOfDay({ ...row, timeFrom: null })).toBe(`${detailURL}?termin=2027-07-04`)
  expect(addressOfDay({ ...row, detailURL: null })).toBeNull()
  expect(addressOfDay(typical)).toBe(typical.detailURL)
})

test('the day of an address is one of the series, at its time where there are two on a day', () => {
  if (!first) throw new Error('the example has no days')
  const day = { ...first, datum_von: '2027-07-04', timeFrom: '10:00' }
  const late = { ...day, timeFrom: '15:00' }
  const twice = { termine: [day, late] }
  expect(chosenDay(twice, '2027-07-04T1500')).toBe(late)
  expect(chosenDay(twice, '2027-07-04')).toBe(day)
  expect(chosenDay(twice, '2027-07-05')).toBeNull()
  expect(chosenDay(series)).toBeNull()
  expect(chosenDay(typical, '2027-07-04')).toBeNull()
})

test('a day before the next one is over', () => {
  if (!(first && third)) throw new Error('the example has too few days')
  const later = { ...series, ...third }
  expect(onDay(later, first).vergangen).toBe(true)
  expect(onDay(series, third)).toMatchObject({ datum_von: third.datum_von, vergangen: false })
  expect(onDay(series, null)).toBe(series)
})
