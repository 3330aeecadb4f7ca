import { expect, test } from 'vitest'
import { bundeslaender, closingDays, holidaysBetween } from './holidays.ts'

const daysOf = (days: readonly { tag: string }[]) => days.map(({ tag }) => tag)
const year = { from: '2027-01-01', to: '2027-12-31' }

test('W5: Baden-Württemberg has twelve public holidays, those that follow Easter among them', () => {
  expect(daysOf(holidaysBetween('BW', year, 'de'))).toEqual([
    '2027-01-01',
    '2027-01-06',
    '2027-03-26',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
    '2027-05-17',
    '2027-05-27',
    '2027-10-03',
    '2027-11-01',
    '2027-12-25',
    '2027-12-26',
  ])
})

test('W5: another state has others', () => {
  expect(daysOf(holidaysBetween('SN', year, 'de'))).toContain('2027-11-17')
  expect(daysOf(holidaysBetween('BE', year, 'de'))).toContain('2027-03-08')
  for (const land of Object.keys(bundeslaender)) expect(land).toMatch(/^[A-Z]{2}$/)
})

test('W5: a holiday is called by its name in the language of the page', () => {
  const may = { from: '2027-05-27', to: '2027-05-27' }
  expect(holidaysBetween('BW', may, 'de')).toEqual([{ tag: '2027-05-27', anlass: 'Fronleichnam' }])
  expect(holidaysBetween('BW', may, 'en')[0]?.anlass).toBe('Corpus Christi')
})

const at = (heute: string) => ({ land: 'BW', heute, sprache: 'de' }) as const

test('W5: closing days are holidays and days of the town, each once, over the turn of the year', () => {
  const own = [
    { tag: '2026-12-24', anlass: 'Heiligabend' },
    { tag: '2026-12-25', anlass: '' },
    { tag: '2027-01-06', anlass: 'Umzug in den Neubau' },
    { tag: '2026-12-24', anlass: 'Heiligabend' },
    { tag: '2026-11-01', anlass: 'lange vorbei' },
    { tag: '2028-01-01', anlass: 'lange hin' },
  ]
  expect(closingDays(own, at('2026-12-20'))).toEqual([
    { tag: '2026-12-24', anlass: 'Heiligabend', feiertag: false },
    { tag: '2026-12-25', anlass: '1. Weihnachtstag', feiertag: true },
    { tag: '2026-12-26', anlass: '2. Weihnachtstag', feiertag: true },
    { tag: '2027-01-01', anlass: 'Neujahr', feiertag: true },
    { tag: '2027-01-06', anlass: 'Umzug in den Neubau', feiertag: true },
  ])
})

test('W5: yesterday is told, for hours that go on after midnight', () => {
  expect(daysOf(closingDays([], at('2027-01-02')))).toContain('2027-01-01')
  expect(daysOf(closingDays([], at('2027-01-03')))).not.toContain('2027-01-01')
})
