import { expect, test } from 'vitest'
import { bilder } from '../bilder/index.ts'
import { brancheneintraegeAm } from './branchen.ts'
import { gewerberubriken } from './rubriken.ts'
import { zeitenVon } from './zeiten.ts'

const entries = brancheneintraegeAm('2026-11-20')
const categories = gewerberubriken.filter(({ art }) => art === 'branchen')
const branches = categories.map(({ key }) => key)

/** A category and the one above it. */
const withAbove = (key: string) => {
  const above = categories.find((one) => one.key === key)?.eltern
  return above === undefined ? [key] : [key, above]
}

test('at least ninety entries in twelve categories, each with five or more, and three below them', () => {
  expect(entries.length).toBeGreaterThanOrEqual(90)
  const highest = categories.filter(({ eltern }) => eltern === undefined)
  expect([highest.length, branches.length]).toEqual([12, 15])
  const used = entries.flatMap(({ rubriken }) => rubriken.flatMap(withAbove))
  expect(used.filter((key) => !branches.includes(key))).toEqual([])
  for (const { key } of highest)
    expect([key, used.filter((one) => one === key).length >= 5]).toEqual([key, true])
})

test('the car parks have the numbers of the specification, and no number stands twice', () => {
  const numbers = entries.map(({ nummer }) => nummer)
  expect(numbers).toEqual(entries.map((_, index) => index + 1))
  const names = [77, 84, 78, 80].map((nummer) => entries[nummer - 1]?.titel.de)
  expect(names.map((name) => name?.slice(0, 12))).toEqual([
    'Parkplatz P1',
    'Parkplatz P2',
    'Parkplatz P3',
    'Parkplatz P4',
  ])
})

test('keys, names and texts are each other’s own', () => {
  for (const values of [
    entries.map(({ key }) => key),
    entries.map(({ titel }) => titel.de),
    entries.map(({ text }) => text.de),
    entries.map(({ text }) => text.en),
  ])
    expect(new Set(values).size).toBe(values.length)
})

test('every entry says something in both languages', () => {
  for (const { key, titel, spezialisierung, text, text_gastronomie } of entries) {
    for (const one of [titel, spezialisierung, text])
      expect([key, Boolean(one.de && one.en)]).toEqual([key, true])
    expect([key, text.de.length > 120]).toEqual([key, true])
    expect(Boolean(text_gastronomie?.de)).toBe(Boolean(text_gastronomie?.en))
    expect([key, spezialisierung.de.length <= 60]).toEqual([key, true])
  }
})

test('every inn says what it cooks, and pictures are there', () => {
  const inns = entries.filter(({ rubriken }) => rubriken.includes('gasthaus'))
  expect(inns.filter(({ text_gastronomie }) => !text_gastronomie)).toEqual([])
  const known = new Set(bilder.map(({ key }) => key))
  const named = entries.flatMap(({ bild, bilder: more }) => (bild ? [bild, ...more] : more))
  expect(named.filter((key) => !known.has(key))).toEqual([])
})

test('hours written as on a door become rows', () => {
  expect(zeitenVon('Mo-Fr 09:00-12:00; Sa-So 10:00-11:00 12:00-13:00')).toEqual([
    { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '09:00', ende: '12:00' },
    { tagestyp: 'SAMSTAG', beginn: '10:00', ende: '11:00' },
    { tagestyp: 'SAMSTAG', beginn: '12:00', ende: '13:00' },
    { tagestyp: 'SONNTAG', beginn: '10:00', ende: '11:00' },
    { tagestyp: 'SONNTAG', beginn: '12:00', ende: '13:00' },
  ])
  expect(() => zeitenVon('Sa-Mo 09:00-12:00')).toThrow(/no days/)
})

test('telephone numbers are from the drama range, hosts and mail from .example', () => {
  for (const { kontakt } of entries) {
    if (kontakt.telefon) expect(kontakt.telefon).toMatch(/^030 23125-\d{3}$/)
    if (kontakt.email) expect(kontakt.email).toMatch(/\.example$/)
    if (kontakt.link?.startsWith('http')) expect(new URL(kontakt.link).host).toMatch(/\.example$/)
  }
})

test('every place lies in the town or on its mountain', () => {
  for (const { key, koordinaten } of entries) {
    const { breite, laenge } = koordinaten
    const isNear = Math.abs(breite - 48.692) < 0.02 && Math.abs(laenge - 8.461) < 0.03
    expect([key, isNear]).toEqual([key, true])
  }
})
