import { expect, test } from 'vitest'
import type { OeffnungszeitBlock } from '../../payload-types.ts'
import { oeffnungszeitenOf } from './oeffnungszeiten.ts'

type Season = NonNullable<OeffnungszeitBlock['saisons']>[number]

const noon = (day: string) => `${day}T12:00:00.000Z`
const season = (
  titel: string,
  von: string | null,
  bis: string | null,
  jaehrlich = false,
): Season => ({
  titel,
  gueltig_von: von && noon(von),
  gueltig_bis: bis && noon(bis),
  jaehrlich,
  regulaereZeiten: [{ tagestyp: 'SAMSTAG', beginn: '10:00', ende: '15:00' }],
})

function on(heute: string, ...saisons: Season[]) {
  const stored = [{ blockType: 'oeffnungszeit', typ: 'SERVICEZEIT', saisons }] as const
  return oeffnungszeitenOf(
    [...stored].map((one) => ({ ...one, saisons })),
    heute,
  ).flatMap((one) => one.saisons.map(({ titel, von, bis }) => [titel, von, bis]))
}

const winter = season('Winter', '2026-11-01', '2027-03-31', true)

test('E8: a season over New Year stands there as the one that is on and the next ones', () => {
  expect(on('2029-01-01', winter)).toEqual([
    ['Winter', '2028-11-01', '2029-03-31'],
    ['Winter', '2029-11-01', '2030-03-31'],
    ['Winter', '2030-11-01', '2031-03-31'],
  ])
})

test('E8: the day after its end still knows it, for hours that go on after midnight', () => {
  expect(on('2027-04-01', winter)[0]).toEqual(['Winter', '2026-11-01', '2027-03-31'])
  expect(on('2027-04-02', winter)[0]).toEqual(['Winter', '2027-11-01', '2028-03-31'])
})

test('E8: a season that begins in years to come is not on before', () => {
  expect(on('2025-12-24', winter)[0]).toEqual(['Winter', '2026-11-01', '2027-03-31'])
})

test('E8: 29 February is there again in the next leap year', () => {
  const leap = season('Fasching', '2028-02-01', '2028-02-29', true)
  expect(on('2030-01-01', leap).map(([, , bis]) => bis)).toEqual([
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ])
})

test('E8: seasons of one year come first, because they go before those that come again', () => {
  const once = season('Umbau', '2026-12-01', '2026-12-20')
  const open = season('Neue Zeiten', '2027-06-01', null)
  expect(on('2026-12-01', winter, once, open).map(([titel]) => titel)).toEqual([
    'Umbau',
    'Neue Zeiten',
    'Winter',
    'Winter',
    'Winter',
  ])
  expect(on('2026-12-22', once)).toEqual([])
  expect(on('2031-01-01', open)).toEqual([['Neue Zeiten', '2027-06-01', null]])
})

test('E8: a draft of a season without days, and hours from before there were seasons, say nothing', () => {
  expect(
    on('2026-12-01', season('Bald', null, null), season('Immer', null, '2027-01-01', true)),
  ).toEqual([])
  const [old] = oeffnungszeitenOf([{ blockType: 'oeffnungszeit', typ: 'SERVICEZEIT' }])
  expect(old?.saisons).toEqual([])
})
