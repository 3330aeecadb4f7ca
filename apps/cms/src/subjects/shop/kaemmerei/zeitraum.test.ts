import { expect, test } from 'vitest'
import { monthBefore, readZeitraum } from './zeitraum.ts'

test.each([
  ['2026-11-24', '2026-10-01', '2026-10-31'],
  ['2027-01-01', '2026-12-01', '2026-12-31'],
  ['2028-03-31', '2028-02-01', '2028-02-29'],
])('on %s the month before is from %s to %s', (today, von, bis) => {
  expect(monthBefore(today)).toEqual({ von, bis })
})

test('a period has two days, and may be one', () => {
  const day = '2026-11-24'
  expect(readZeitraum({ von: day, bis: day, locale: 'de' }).zeitraum).toEqual({
    von: day,
    bis: day,
  })
})

test.each([
  {},
  { von: '2026-11-01' },
  { von: '', bis: '' },
  { von: '24.11.2026', bis: '25.11.2026' },
  { von: '2026-02-29', bis: '2026-03-31' },
  { von: ['2026-01-01', '2026-02-01'], bis: '2026-03-31' },
  { von: '0000-01-01', bis: '2026-03-31' },
  { von: '2026-01-01T00:00', bis: '2026-03-31' },
  null,
])('%j is no period, and says what to enter', (query) => {
  expect(readZeitraum(query).problem).toContain('den ersten und den letzten Tag')
})

test('a period does not end before it begins', () => {
  const { problem } = readZeitraum({ von: '2026-12-01', bis: '2026-11-30' })
  expect(problem).toContain('liegt vor dem ersten')
})
