import { searchForm } from '@kurstadt/contract/search-form'
import { expect, test } from 'vitest'
import { searchVerfahren } from './search-verfahren.ts'

const names = [
  'Personalausweis beantragen, Perso',
  'Führungszeugnis',
  'Abfallbehälter anmelden, Sperrmüll, Mülltonne',
  'Geburtsurkunde',
  'Hundesteuer',
  'Reisepass',
]
const words = names.flatMap((name) => name.match(/\p{L}{4,}/gu) ?? [])
const index = {
  entries: names.map((name, place) => ({
    nummer: place + 1,
    names: ` ${searchForm(name)}`,
    text: place === 5 ? ' seit jahrhunderten beliebt' : '',
  })),
  vocabulary: new Map(words.map((word) => [searchForm(word), word])),
}
const find = (typed: string) => searchVerfahren(index, typed).nummern

test('a part of a compound finds it', () => {
  expect(find('Ausweis')).toEqual([1])
  expect(find('Ausweise')).toEqual([1])
  expect(find('urkunde')).toEqual([4])
})

test('everyday words find what the authority calls otherwise', () => {
  expect(find('Sperrmüll')).toEqual([3])
  expect(find('Perso')).toEqual([1])
})

test('umlauts are found however they are written', () => {
  for (const typed of ['Fuehrungszeugnis', 'Führungszeugnis'.normalize('NFD'), 'FÜHRUNGSZEUGNIS'])
    expect(find(typed), typed).toEqual([2])
})

test('a typing mistake is forgiven, and it is said what was looked for instead', () => {
  expect(searchVerfahren(index, 'Resiepass')).toEqual({ nummern: [6], gemeint: 'Reisepass' })
  const wrong = searchVerfahren(index, 'Fürungszeugnis')
  expect(wrong).toEqual({ nummern: [2], gemeint: 'Führungszeugnis' })
})

test('words that say nothing are left aside; if no other is there, nothing is found', () => {
  expect(find('ich brauche einen Reisepass')).toEqual([6])
  expect(find('Wo bekomme ich einen Reisepass')).toEqual([6])
  expect(find('der die das')).toEqual([])
})

test('what is no word finds nothing and does no harm', () => {
  for (const typed of ['', '%', '_', '"\'', '🙂', '\u0000', '   ', '<script>', 'x'.repeat(10_000)])
    expect(searchVerfahren(index, typed), typed).toEqual({ nummern: [], gemeint: null })
})

test('what nothing is like finds nothing', () => {
  expect(searchVerfahren(index, 'Xylophonverleih')).toEqual({ nummern: [], gemeint: null })
})

test('a short text is found by the beginnings of its words, not by their middles', () => {
  expect(find('beliebte')).toEqual([6])
  expect(find('Hund')).toEqual([5])
})

test('neighbours that were exchanged, and two mistakes in a long word whose first letter is right', () => {
  expect(searchVerfahren(index, 'Peros').gemeint).toBe('Perso')
  expect(searchVerfahren(index, 'Huntesteur').gemeint).toBe('Hundesteuer')
  expect(searchVerfahren(index, 'Kundesteur').gemeint).toBeNull()
})

test('what nothing has beside the other words is left aside; the rarer word says more', () => {
  const found = searchVerfahren(index, 'Reisepass Sperrmüll anmelden')
  expect(found).toEqual({ nummern: [3], gemeint: 'Sperrmüll anmelden' })
})
