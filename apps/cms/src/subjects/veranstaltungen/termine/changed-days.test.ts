import { expect, test } from 'vitest'
import { seriesWith } from './events.fixtures.ts'
import { occurrencesOf } from './occurrences.ts'

const heute = '2027-01-01'

test('a change names a time only where the day has several', () => {
  const event = seriesWith({
    anzahl: 1,
    weitereZeiten: [{ timeFrom: '19:00' }],
    aenderungen: [{ datum: '2027-01-03', uhrzeit: '19:00', stand: 'abgesagt' }],
  })
  expect(occurrencesOf(event, heute).map(({ status }) => status)).toEqual(['geplant', 'abgesagt'])
})

test('the only time of a day keeps its change when the time of the series is changed', () => {
  const aenderungen = [{ datum: '2027-01-03', uhrzeit: '15:30', stand: 'abgesagt' }]
  const event = seriesWith({ anzahl: 2, aenderungen }, { timeFrom: '16:00' })
  expect(occurrencesOf(event, heute).map(({ status }) => status)).toEqual(['abgesagt', 'geplant'])
})

test('the change of a time comes before that of its whole day', () => {
  const event = seriesWith({
    anzahl: 1,
    weitereZeiten: [{ timeFrom: '19:00' }],
    aenderungen: [
      { datum: '2027-01-03', stand: 'ausverkauft' },
      { datum: '2027-01-03', uhrzeit: '19:00', stand: 'abgesagt' },
    ],
  })
  expect(occurrencesOf(event, heute).map(({ status }) => status)).toEqual([
    'ausverkauft',
    'abgesagt',
  ])
})
