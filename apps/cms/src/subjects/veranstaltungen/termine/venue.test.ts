import { expect, test } from 'vitest'
import { occurrencesOf } from './occurrences.ts'
import { scheduled } from './serie.ts'

test.each([
  ['verlegt', 'hall'],
  ['ausverkauft', 'hall'],
  ['abgesagt', 'hall'],
  ['geplant', 'park'],
])('an event that was moved to the hall and is %s now is that in the %s', (status, ort) => {
  const event = scheduled.parse({
    datum_von: '2027-01-03',
    status,
    brancheneintrag_veranstaltungsort: 'park',
    neuer_ort: { brancheneintrag_veranstaltungsort: 'hall' },
  })
  expect(occurrencesOf(event, '2027-01-01').map((one) => one.ort)).toEqual([ort])
})
