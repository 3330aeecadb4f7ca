import { expect, test } from 'vitest'
import { holdsNumber } from './house-numbers.ts'
import { namedStreets } from './named-street.ts'
import { indexStreets, leadOn, type Street, searchStreets, streetKey } from './search-streets.ts'

const street = (nummer: number, name: string, rest: Partial<Street> = {}): Street => ({
  nummer,
  name,
  hausnummern: null,
  ortsteil: null,
  bezirk: 1,
  weitere: [],
  gehoertZu: null,
  ...rest,
})

const index = indexStreets([
  street(1, 'Talstraße', { hausnummern: '1 bis 60' }),
  street(2, 'Talstraße', { hausnummern: 'ab 61' }),
  street(3, 'Mühlgasse'),
  street(4, 'Bahnhofstraße'),
  street(5, 'Lindenweg', { ortsteil: 'Oberwies' }),
  street(6, 'Lindenweg', { ortsteil: 'Tannach' }),
  street(7, 'Am Alten Bach', { gehoertZu: 3 }),
  street(8, 'Theodor-Heuss-Straße', { weitere: ['Adlerstraße'] }),
  street(9, 'St.-Anna-Weg'),
  street(10, 'Ost'),
])
const numbers = (typed: string) => searchStreets(index, typed).map((one) => one.street.nummer)

test.each([
  ['Mühlgasse', [3]],
  ['muehlgasse', [3]],
  ['MUHLGASSE', [3]],
  ['Mühlgase', [3]],
  ['Mülhgasse', [3]],
  ['Bahnhof Str.', [4]],
  ['bahnhofstr', [4]],
  ['Bahnhof-Strasse', [4]],
  ['Banhofstrase', [4]],
  ['bahnhof', [4]],
  ['Theodor Heuss Str. 12a', [8]],
  ['Sankt Anna Weg', [9]],
])('«%s» finds what is meant', (typed, expected) => {
  expect(numbers(typed)).toEqual(expected)
})

test('a street of one name in two places is asked about', () => {
  expect(numbers('Lindenweg')).toEqual([5, 6])
})

test('a house number chooses the part of a street that is split', () => {
  expect(numbers('Talstraße')).toEqual([1, 2])
  expect(numbers('Talstr. 12')).toEqual([1])
  expect(numbers('talstrasse 61 b')).toEqual([2])
})

test('a former name and a street that is no more lead on, and say so', () => {
  expect(searchStreets(index, 'Adlerstraße')).toMatchObject([
    { street: { nummer: 8 }, frueher: 'Adlerstraße' },
  ])
  expect(searchStreets(index, 'Am alten Bach')).toMatchObject([
    { street: { nummer: 3 }, frueher: 'Am Alten Bach' },
  ])
})

test('streets that lead to each other end somewhere', () => {
  const round = indexStreets([
    street(1, 'A', { gehoertZu: 2 }),
    street(2, 'B', { gehoertZu: 1 }),
    street(3, 'C', { gehoertZu: 99 }),
  ])
  expect(leadOn(round, 1)).not.toBeNull()
  expect(leadOn(round, 3)?.nummer).toBe(3)
  expect(leadOn(round, 77)).toBeNull()
})

test.each(['', '   ', '?!', '12', 'xyzzyplugh', '💥', 'a'.repeat(200)])(
  '«%s» finds nothing, and does no harm',
  (typed) => {
    expect(numbers(typed)).toEqual([])
  },
)

test('what is short is not guessed', () => {
  expect(numbers('Ust')).toEqual([])
})

test('names are compared without what people leave out', () => {
  expect(streetKey('St. Anna-Weg')).toBe('sanktannaweg')
  expect(streetKey('Straße des Friedens')).toBe('strassedesfriedens')
})

test.each([
  [null, 5, true],
  ['1 bis 60', 60, true],
  ['1 bis 60', 61, false],
  ['ab 61', 61, true],
  ['2–40 gerade', 8, true],
  ['2–40 gerade', 9, false],
  ['ungerade ab 11', 13, true],
  ['1-9, 15 und 17', 17, true],
  ['1-9, 15 und 17', 16, false],
  ['nur Hinterhäuser', 3, null],
])('numbers «%s» and house %i: %s', (written, number, expected) => {
  expect(holdsNumber(written, number)).toBe(expected)
})

test.each([
  ['Talstr., 1 bis 60', [1]],
  ['Talstraße 75', [2]],
  ['Lindenweg (Oberwies)', [5]],
  ['Lindenweg', [5, 6]],
  ['Mühlgasse, Bad Silberbronn', [3]],
  ['Am alten Bach', [3]],
  ['Adlerstraße', [8]],
  ['Mühlgase', []],
  ['', []],
])('a file that says «%s» means %j, and nothing is guessed', (text, expected) => {
  expect(namedStreets(index, text).map(({ nummer }) => nummer)).toEqual(expected)
})
