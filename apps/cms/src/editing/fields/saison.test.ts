import { expect, test } from 'vitest'
import { checkLastDay } from './saison.ts'

test.each([
  ['2026-10-31', { gueltig_von: '2026-04-15' }, true],
  ['2026-04-14', { gueltig_von: '2026-04-15' }, 'Das Ende liegt vor dem Beginn.'],
  [null, { gueltig_von: '2026-04-15' }, true],
  [
    null,
    { gueltig_von: '2026-04-15', jaehrlich: true },
    'Was jedes Jahr wiederkommt, braucht einen ersten und einen letzten Tag.',
  ],
  ['2027-04-14', { gueltig_von: '2026-04-15', jaehrlich: true }, true],
  [
    '2027-04-15',
    { gueltig_von: '2026-04-15', jaehrlich: true },
    'Was jedes Jahr wiederkommt, dauert weniger als ein Jahr.',
  ],
  ['Unsinn', {}, true],
])('a last day %s beside %o', (value, beside, verdict) => {
  expect(checkLastDay(value, beside)).toBe(verdict)
})
