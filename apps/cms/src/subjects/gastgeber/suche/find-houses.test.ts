import { expect, test } from 'vitest'
import type { House } from '../read/houses.ts'
import { findHouses, type HouseQuestion } from './find-houses.ts'

const house = (nummer: number, titel: string, own: Partial<House> = {}): House => ({
  id: titel,
  nummer,
  titel,
  art: 'hotel',
  sterne: null,
  betten: null,
  preis_ab: null,
  breite: null,
  laenge: null,
  ausstattung: [],
  barrierefrei: [],
  ...own,
})

const quelle = house(1, 'Quelle', {
  sterne: 4,
  preis_ab: 168,
  breite: 2,
  ausstattung: ['sauna', 'wlan'],
  barrierefrei: ['stufenlos', 'aufzug'],
})
const aehre = house(2, 'Ähre', { art: 'pension', preis_ab: 68, ausstattung: ['wlan'], breite: 1 })
const zelt = house(3, 'Zeltplatz', { art: 'camping', barrierefrei: ['stufenlos'] })
const bad = house(4, 'Badhotel', { sterne: 3, preis_ab: 124, ausstattung: ['wlan'], breite: 3 })
const all = [quelle, aehre, zelt, bad]

const anything: HouseQuestion = {
  art: undefined,
  sterne: undefined,
  preis_bis: undefined,
  ausstattung: [],
  barrierefrei: [],
  order: [{ field: 'titel', descending: false }],
}

const find = (question: Partial<HouseQuestion>) =>
  findHouses(all, { ...anything, ...question }, ({ breite }) => breite)

test('by name as Germans sort, an umlaut as its vowel', () => {
  expect(find({}).ids).toEqual(['Ähre', 'Badhotel', 'Quelle', 'Zeltplatz'])
})

test('of equipment and access a place has all that was asked for', () => {
  expect(find({ ausstattung: ['wlan'] }).ids).toEqual(['Ähre', 'Badhotel', 'Quelle'])
  expect(find({ ausstattung: ['wlan', 'sauna'] }).ids).toEqual(['Quelle'])
  expect(find({ barrierefrei: ['stufenlos'] }).ids).toEqual(['Quelle', 'Zeltplatz'])
  expect(find({ barrierefrei: ['stufenlos', 'toilette'] }).ids).toEqual([])
})

test('so many stars or more; a house without stars has none', () => {
  expect(find({ sterne: 3 }).ids).toEqual(['Badhotel', 'Quelle'])
  expect(find({ sterne: 4 }).ids).toEqual(['Quelle'])
})

test('up to a price; a house that names none may be too dear', () => {
  expect(find({ preis_bis: 124 }).ids).toEqual(['Ähre', 'Badhotel'])
})

test('who has no price or distance comes last, whichever way', () => {
  expect(find({ order: [{ field: 'preis_ab', descending: false }] }).ids).toEqual([
    'Ähre',
    'Badhotel',
    'Quelle',
    'Zeltplatz',
  ])
  expect(find({ order: [{ field: 'preis_ab', descending: true }] }).ids).toEqual([
    'Quelle',
    'Badhotel',
    'Ähre',
    'Zeltplatz',
  ])
  expect(find({ order: [{ field: 'entfernung', descending: false }] }).ids).toEqual([
    'Ähre',
    'Quelle',
    'Badhotel',
    'Zeltplatz',
  ])
})

test('what can still be chosen is counted, and what leaves nothing is not offered', () => {
  const { auswahl } = find({ ausstattung: ['wlan'] })
  expect(auswahl.art).toEqual([
    { wert: 'hotel', anzahl: 2 },
    { wert: 'pension', anzahl: 1 },
  ])
  expect(auswahl.ausstattung).toEqual([
    { wert: 'sauna', anzahl: 1 },
    { wert: 'wlan', anzahl: 3 },
  ])
  expect(auswahl.barrierefrei).toEqual([
    { wert: 'stufenlos', anzahl: 1 },
    { wert: 'aufzug', anzahl: 1 },
  ])
})

test('the kinds stay to choose from when one of them is chosen', () => {
  const { ids, auswahl } = find({ art: 'pension' })
  expect(ids).toEqual(['Ähre'])
  expect(auswahl.art.map(({ wert }) => wert)).toEqual(['hotel', 'pension', 'camping'])
  expect(auswahl.ausstattung).toEqual([{ wert: 'wlan', anzahl: 1 }])
})
