import { expect, test } from 'vitest'
import { oeffnungszeitenOf } from '../../wire/serialise/oeffnungszeiten.ts'
import { storedSeasons } from './seasons.ts'

const week = [{ tagestyp: 'MONTAG', beginn: '08:00', ende: '12:00' }] as const
const season = (titel: string | null, von: string | null, bis: string | null) => ({
  titel,
  von,
  bis,
  regulaereZeiten: [...week],
})

const stored = (titel: string, von: string, bis: string, jaehrlich: boolean) => ({
  titel,
  gueltig_von: von,
  gueltig_bis: bis,
  jaehrlich,
  regulaereZeiten: [...week],
})

test('a season that comes again is one, a season of one year and one without an end stay so', () => {
  const wire = [
    season('Umbau', '2026-05-01', '2026-05-20'),
    season('Neu', '2030-01-01', null),
    season('Sommer', '2026-04-01', '2026-09-30'),
    season('Sommer', '2027-04-01', '2027-09-30'),
    season('Sommer', '2028-04-01', '2028-09-30'),
  ]
  expect(
    storedSeasons(wire).map(({ titel, gueltig_von, gueltig_bis, jaehrlich }) => [
      titel,
      gueltig_von,
      gueltig_bis,
      jaehrlich,
    ]),
  ).toEqual([
    ['Umbau', '2026-05-01', '2026-05-20', false],
    ['Neu', '2030-01-01', null, false],
    ['Sommer', '2026-04-01', '2026-09-30', true],
  ])
})

test('what looks alike and is not the same year after year stays apart', () => {
  const wire = [
    season('Sommer', '2026-04-01', '2026-09-30'),
    season('Sommer', '2027-04-02', '2027-09-30'),
    season('Sommer', '2028-04-01', '2028-09-30'),
  ]
  expect(storedSeasons(wire).every(({ jaehrlich }) => jaehrlich === false)).toBe(true)
  expect(storedSeasons(undefined)).toEqual([])
})

test('seasons come back from the wire as they were entered, over New Year and on 29 February too', () => {
  const saisons = [
    stored('Winter', '2025-11-01', '2026-03-31', true),
    stored('Schalttag', '2028-02-10', '2028-02-29', true),
  ]
  const typ = 'SERVICEZEIT' as const
  const hours = { typ, regulaereZeiten: [], blockType: 'oeffnungszeit' as const }
  const [wire] = oeffnungszeitenOf([{ ...hours, saisons }], '2026-02-01')
  expect(wire?.saisons).toHaveLength(6)
  expect(storedSeasons(wire?.saisons)).toEqual(saisons)
})

test.each([
  ['2023-11-10', '2024-02-29', '2026-02-01', '2023-11-10', '2024-02-29'],
  ['2024-02-29', '2024-03-31', '2026-03-01', '2024-02-29', '2024-03-31'],
  ['2024-02-29', '2024-03-31', '2027-02-01', '2024-02-29', '2024-03-31'],
  ['2024-02-29', '2024-03-31', '2028-02-01', '2028-02-29', '2028-03-31'],
  ['2024-02-01', '2024-02-28', '2026-02-01', '2026-02-01', '2026-02-28'],
])('29 February is kept: %s to %s each year, seen on %s', (from, to, day, von, bis) => {
  const typ = 'SERVICEZEIT' as const
  const hours = { typ, regulaereZeiten: [], blockType: 'oeffnungszeit' as const }
  const wireOf = (one: ReturnType<typeof stored>) =>
    oeffnungszeitenOf([{ ...hours, saisons: [one] }], day)[0]?.saisons
  const wire = wireOf(stored('Fasching', from, to, true))
  const back = stored('Fasching', von, bis, true)
  expect(storedSeasons(wire)).toEqual([back])
  expect(wireOf(back)).toEqual(wire)
})
