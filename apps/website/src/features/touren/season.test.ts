import { expect, test } from 'vitest'
import { isOutOfSeason } from './season.ts'

const summer = { von: 4, bis: 11 }
const winter = { von: 12, bis: 3 }

test.each([
  ['2027-03-31', summer, true],
  ['2027-04-01', summer, false],
  ['2027-11-30', summer, false],
  ['2027-12-01', summer, true],
  ['2027-11-30', winter, true],
  ['2027-12-01', winter, false],
  ['2027-01-15', winter, false],
  ['2027-03-31', winter, false],
  ['2027-04-01', winter, true],
  ['2027-05-31', { von: 5, bis: 5 }, false],
  ['2027-07-16', null, false],
])('on %s a tour of the months %o is out of season: %s', (heute, saison, isOut) => {
  expect(isOutOfSeason(heute, { saison })).toBe(isOut)
})
