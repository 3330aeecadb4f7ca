import { expect, test } from 'vitest'
import { groupByDay, omitRepeats } from './group-by-day.ts'

test('events of one day stand together, in the order in which they came', () => {
  const [a, b, c] = [
    { datum_von: '2027-06-19', titel: 'a' },
    { datum_von: '2027-06-19', titel: 'b' },
    { datum_von: '2027-06-20', titel: 'c' },
  ]
  expect(groupByDay([a, b, c])).toEqual([
    { tag: '2027-06-19', eintraege: [a, b] },
    { tag: '2027-06-20', eintraege: [c] },
  ])
})

test('no events, no days', () => {
  expect(groupByDay([])).toEqual([])
})

test('what began earlier and goes on stands on the first day of the list', () => {
  const [a, b] = [{ datum_von: '2027-05-01' }, { datum_von: '2027-06-19' }]
  expect(groupByDay([a, b], '2027-06-19')).toEqual([{ tag: '2027-06-19', eintraege: [a, b] }])
})

test('an event that takes place twice on a day is pictured and told once', () => {
  const bild = { id: 1 }
  const [early, other, late] = [
    { id: 7, timeFrom: '10:00', bild, plain_text: 'Wasser.' },
    { id: 8, timeFrom: '11:00', bild, plain_text: 'Musik.' },
    { id: 7, timeFrom: '15:00', bild, plain_text: 'Wasser.' },
  ]
  expect(omitRepeats([early, other, late])).toEqual([
    early,
    other,
    { ...late, bild: null, plain_text: '' },
  ])
})
