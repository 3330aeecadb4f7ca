import { expect, test } from 'vitest'
import { noticeProblem, noticeStart } from './frist.ts'
import { sightWords } from './sieht.ts'

test('seven days between invitation and meeting are enough, six are not', () => {
  expect(noticeProblem('2031-06-03', '2031-06-10')).toBeNull()
  expect(noticeProblem('2031-06-04', '2031-06-10')).toBe(
    'Es bleiben 6 Tage, vorgesehen sind mindestens 7 Tage zwischen Einladung und Sitzung.',
  )
})

test('the town may ask for more or for less', () => {
  expect(noticeProblem('2031-06-03', '2031-06-10', 10)).toContain('mindestens 10 Tage')
  expect(noticeProblem('2031-06-09', '2031-06-10', 1)).toBeNull()
  expect(noticeProblem('2031-06-10', '2031-06-10', 1)).toContain('noch am selben Tag')
})

test('days are counted across the change of the clocks and the turn of the year', () => {
  expect(noticeProblem('2031-03-27', '2031-04-03')).toBeNull()
  expect(noticeProblem('2031-10-24', '2031-10-31')).toBeNull()
  expect(noticeProblem('2031-12-28', '2032-01-03')).toContain('Es bleiben 6 Tage')
})

test('a meeting that has been is said to be over, and a day that is none warns of nothing', () => {
  expect(noticeProblem('2031-06-11', '2031-06-10')).toBe('Der Tag der Sitzung ist vorbei.')
  expect(noticeProblem('2031-06-11', '')).toBeNull()
})

test('the period counts from the town’s day of the first invitation, whatever goes out later', () => {
  const sent = [{ am: '2031-05-31T22:30:00Z' }, { am: '2031-06-07T09:00:00Z' }]
  expect(noticeStart(sent, '2031-06-08')).toBe('2031-06-01')
  expect(noticeStart([], '2031-06-08')).toBe('2031-06-08')
})

test.each([
  [true, true, false, 'alle'],
  [true, true, true, 'alle'],
  [true, false, false, 'nur Ratsmitglieder'],
  [true, false, true, 'nur Mitglieder des Gremiums'],
  [false, true, false, 'nur Ratsmitglieder'],
  [false, true, true, 'nur Mitglieder des Gremiums'],
])(
  'item %s in meeting %s, for its committee %s: %s',
  (isOpen, isMeetingOpen, isForCommittee, words) => {
    expect(sightWords({ isOpen, isMeetingOpen, isForCommittee })).toBe(words)
  },
)
