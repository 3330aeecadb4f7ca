import { expect, test } from 'vitest'
import { checkSeasons, maxSeasons, seasonLabel, seasonWeeks, usualWeek } from './seasons.ts'

const once = (titel: string, gueltig_von: string | null, gueltig_bis: string | null) => ({
  titel,
  gueltig_von,
  gueltig_bis,
})
const yearly = (titel: string, von: string, bis: string) => ({
  ...once(titel, von, bis),
  jaehrlich: true,
})

const summer = yearly('Sommer', '2026-04-01', '2026-09-30')
const winter = yearly('Winter', '2026-10-01', '2027-03-31')

test('E8: summer and winter meet at their ends and share no day, entered in whatever years', () => {
  expect(checkSeasons([summer, winter])).toBe(true)
  expect(checkSeasons([winter, yearly('Sommer', '2031-04-01', '2031-09-30')])).toBe(true)
})

test.each([
  ['a day in common', yearly('Winter', '2026-09-30', '2027-03-31')],
  ['one that reaches over New Year into the spring', yearly('Winter', '2028-11-01', '2029-04-01')],
  ['one that lies within it', yearly('Ferien', '2020-07-01', '2020-07-31')],
])('E8: seasons that come again are refused with %s', (_, other) => {
  const words = `„Sommer“ und „${other.titel}“ überschneiden sich. Bitte ändern Sie einen der Tage.`
  expect(checkSeasons([summer, other])).toBe(words)
})

test('E8: a season that begins on 29 February begins on the 28th in other years', () => {
  const leap = yearly('Frühling', '2028-02-29', '2028-03-31')
  expect(checkSeasons([leap, yearly('Winter', '2026-11-01', '2027-02-28')])).toContain(
    'überschneiden',
  )
  expect(checkSeasons([leap, yearly('Winter', '2026-11-01', '2027-02-27')])).toBe(true)
})

test('E8: seasons of one year do not overlap either, and one without an end goes on', () => {
  const closed = once('Umbau', '2027-01-10', '2027-02-10')
  expect(checkSeasons([closed, once('Neue Zeiten', '2027-02-11', null)])).toBe(true)
  expect(checkSeasons([closed, once('Neue Zeiten', '2027-02-10', null)])).toContain('überschneiden')
  expect(checkSeasons([once('Alt', null, '2027-01-09'), closed])).toBe(true)
  expect(checkSeasons([once('A', '2027-01-01', null), once('B', '2028-01-01', null)])).toContain(
    '„A“ und „B“ überschneiden sich',
  )
})

test('E8: a season of one year may lie within one that comes again, but not hide it for good', () => {
  expect(checkSeasons([summer, once('Umbau', '2027-07-01', '2027-08-31')])).toBe(true)
  expect(checkSeasons([summer, once('Bisher', null, '2027-08-31')])).toBe(true)
  expect(checkSeasons([summer, once('Neue Zeiten', '2027-07-01', null)])).toContain(
    '„Neue Zeiten“ hat kein Ende',
  )
})

test('E8: a season says when it is; one without a name is called by its place', () => {
  expect(checkSeasons([summer, { titel: ' ' }])).toBe(
    '„Saison 2“ braucht einen ersten oder einen letzten Tag.',
  )
  expect(checkSeasons([{ ...once('Sommer', '2026-04-01', null), jaehrlich: true }])).toContain(
    'braucht einen',
  )
  expect(checkSeasons(Array.from({ length: maxSeasons + 1 }, () => summer))).toBe(
    'Bitte höchstens 8 Saisons eintragen.',
  )
})

test('E8: what is no list of seasons has nothing wrong with it', () => {
  for (const value of [null, undefined, 3, 'x', {}, []]) expect(checkSeasons(value)).toBe(true)
  expect(checkSeasons([null, 'x'])).toContain('„Saison 1“ braucht')
})

test('E8: folded seasons say their name and their days', () => {
  expect(seasonLabel(summer)).toBe('Sommer, 01.04.2026 bis 30.09.2026, jedes Jahr')
  expect(seasonLabel(once('Neu', '2027-01-01T12:00:00.000Z', null))).toBe('Neu, ab 01.01.2027')
  expect(seasonLabel(once('', null, '2027-01-01'))).toBe('bis 01.01.2027')
  expect([{}, null].map(seasonLabel)).toEqual(['Neue Saison', 'Neue Saison'])
})

test('E8: the preview shows the week of each season, and which of them holds today', () => {
  const regulaereZeiten = [{ tagestyp: 'SAMSTAG', beginn: '10:00', ende: '15:00' }]
  const rows = [{ ...summer, id: 'a', regulaereZeiten }, winter, {}]
  const shown = seasonWeeks(rows, '2029-02-28')
  expect(shown.map(({ id, isNow }) => [id, isNow])).toEqual([
    ['a', false],
    ['1', true],
    ['2', false],
  ])
  expect(shown[0]?.days[5]?.zeiten).toEqual(['10:00 bis 15:00 Uhr'])
})

test('E8: of two seasons that are on the preview marks the one whose hours the website shows', () => {
  const works = once('Umbau', '2027-07-01', '2027-08-31')
  const marked = (day: string) =>
    seasonWeeks([summer, works], day).flatMap(({ label, isNow }) =>
      isNow ? [label.slice(0, 5)] : [],
    )
  expect(['2027-06-30', '2027-07-01', '2027-09-01', '2027-10-01'].map(marked)).toEqual([
    ['Somme'],
    ['Umbau'],
    ['Somme'],
    [],
  ])
})

test('E8: a season without hours is closed in the preview, and so is the year around a season', () => {
  const days = Array.from({ length: 7 }, () => 'geschlossen')
  const [shown] = seasonWeeks(
    [{ ...winter, regulaereZeiten: [{ tagestyp: 'MONTAG' }] }],
    '2027-01-01',
  )
  expect(shown?.days.map(({ zustand }) => zustand)).toEqual(days)
  const around = usualWeek({ saisons: [winter] }, '2027-05-01')
  expect(around.days.map(({ zustand }) => zustand)).toEqual(days)
  expect(usualWeek({}, '2027-05-01').days[0]?.zustand).toBe('fehlt')
})

test('E8: the usual week says when the website shows another one', () => {
  const captionOn = (day: string) => usualWeek({ saisons: [summer, {}] }, day).caption
  expect(captionOn('2027-05-01')).toBe('Regelmäßige Zeiten (heute gilt eine Saison)')
  expect(captionOn('2027-11-01')).toBe('So steht die Woche auf der Website')
})
