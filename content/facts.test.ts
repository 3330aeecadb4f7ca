import { framePaths } from '@kurstadt/contract'
import { aktiveDienste } from '@kurstadt/contract/datenschutz'
import { expect, test } from 'vitest'
import { aemterliste } from './dateien/aemterliste.ts'
import { kurtaxe, wanderungen } from './dateien/texte.ts'
import { townOn } from './index.ts'
import { orphansIn, textsOf, valuesIn } from './town-reader.ts'

// What is said in several places of the town is said alike, and every page is led to.

const town = townOn('2026-11-20')
const texts = textsOf(town)
const papers = {
  sprache: 'de',
  text: valuesIn([wanderungen, kurtaxe, aemterliste]).join('\n'),
} as const

test('W15: every page has a link to it in its language besides the list of all pages', () => {
  expect(orphansIn(town, 'de')).toEqual([])
  expect(orphansIn(town, 'en')).toEqual([])
})

test('W15: what the product itself leads to, whatever editors write, is there', () => {
  const pages = new Set(town.seiten.flatMap(({ de, en }) => [de.pfad, ...(en ? [en.pfad] : [])]))
  expect(valuesIn(framePaths).filter((path) => !pages.has(path))).toEqual([])
})

const money = /\b\d[\d.,]*\s?EUR\b|\bEUR\s?\d/

test('W14: money, times and days are written in one way in each language', () => {
  for (const { sprache, text } of [...texts, papers]) {
    expect(text).not.toMatch(money)
    if (sprache === 'de') {
      expect(text).not.toMatch(/(?<![:\d.,])\d{1,2} Uhr/)
      expect(text).not.toMatch(/€\d/)
    } else {
      expect(text).not.toMatch(/\b\d{1,2}(?:[.:]\d{2})?\s?[ap]\.?m\b/)
      expect(text).not.toMatch(/\d\s?€(?!\d)/)
    }
  }
})

/** Numbers that stand before a word somewhere in the town, as often as they stand there. */
const numbersBefore = (words: RegExp) =>
  texts.flatMap(({ text }) => [...text.matchAll(words)].map(([, number = '']) => number))

test('W14: facts that stand in several places are the same everywhere', () => {
  const pitches = town.stellplaetze?.find(({ key }) => key === 'oberwies')?.plaetze
  const said = numbersBefore(
    /(?:Für Wohnmobile|Platz in Oberwies)[^.\n]*?(\d+)(?= (?:Stellp|P)lätze)/g,
  )
  expect(new Set(said)).toEqual(new Set([String(pitches)]))
  const stalls = numbersBefore(/bis zu (\d+) Stände|[Uu]p to (\d+) stalls/g)
  expect(stalls.length).toBeGreaterThanOrEqual(2)
  expect(new Set(stalls.filter(Boolean))).toEqual(new Set(['18']))
  const watchman = town.veranstaltungen.find(({ titel }) => titel.de.includes('Nachtwächter'))
  const info = JSON.stringify(town.seiten.find(({ key }) => key === 'tourist-information'))
  expect(info).toContain(`jeden zweiten Freitag um ${watchman?.zeitVon} Uhr`)
  expect(info).toContain(`every other Friday at ${watchman?.zeitVon}`)
  expect(info).not.toContain('The public tours are in German')
  const thursdays = texts.flatMap(
    ({ text }) =>
      text.match(/\b(?:\w+ Donnerstag im Monat, 16:00|\w+ Thursday of the month, 16:00)/g) ?? [],
  )
  expect(thursdays.length).toBeGreaterThanOrEqual(2)
  for (const said of thursdays) expect(said).toMatch(/^(?:letzten|last) /)
})

test('W10: the foot leads to downloads in both languages', () => {
  for (const name of ['Footer_Informationen', 'Footer_Informationen_EN'] as const)
    expect(town.menus[name]?.map(({ seite }) => seite)).toContain('downloads')
})

test('W14: the privacy page names who sends the newsletter, in both languages', () => {
  const { hostname } = new URL(town.einstellungen.newsletter_url ?? '')
  const named = aktiveDienste(town.einstellungen)
  expect(named).toEqual([{ name: 'newsletter', empfaenger: [hostname] }])
  const page = town.seiten.find(({ key }) => key === 'datenschutz')
  for (const version of [page?.de, page?.en])
    expect(version?.blocks.map(({ template }) => template)).toContain('datenschutzangaben')
})
