import { galerieExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { findPlace, pageOf, tileShape, withKeys } from './pictures.ts'

const many = withKeys(galerieExamples['two-hundred-pictures'].bilder)
const odd = withKeys(galerieExamples['every-shape'].bilder)

test('a picture is named by its number, and once more by its turn', () => {
  expect(odd.map(({ key }) => key)).toEqual(['11', '12', '13', '14', '15', '11-2', '16', '4', '17'])
})

test('a tile keeps the shape of its picture, unless nobody could see or touch it', () => {
  expect(tileShape({ breite: 1500, hoehe: 1000 })).toBe(1.5)
  expect(tileShape({ breite: 1000, hoehe: 1500 })).toBe(0.667)
  expect(tileShape({ breite: 9000, hoehe: 900 })).toBe(2.4)
  expect(tileShape({ breite: 400, hoehe: 4000 })).toBe(0.5)
})

test('two hundred pictures are twelve pages, and each picture knows its own', () => {
  expect(findPlace(many, {})).toEqual({
    kind: 'page',
    page: 1,
    last: 12,
    isPictureGone: false,
    isPageMissing: false,
  })
  expect([pageOf(0), pageOf(17), pageOf(18), pageOf(199)]).toEqual([1, 1, 2, 12])
})

test('an address names a picture by its key, whatever page it stands on', () => {
  expect(findPlace(odd, { bild: '11-2' })).toEqual({ kind: 'picture', place: 5 })
  expect(findPlace(many, { bild: '1199', seite: '2' })).toEqual({ kind: 'picture', place: 199 })
})

test.each([
  [{ bild: '99' }, { page: 1, isPictureGone: true, isPageMissing: false }],
  [
    { bild: '11-3', seite: '2' },
    { page: 2, isPictureGone: true },
  ],
  [{ seite: '13' }, { page: 12, isPageMissing: true }],
  [{ seite: '0' }, { page: 1, isPageMissing: true }],
  [{ seite: '1.5' }, { page: 1, isPageMissing: true }],
  [{ seite: 'abc' }, { page: 1, isPageMissing: true }],
])('%j is not there and leads to what is', (asked, found) => {
  expect(findPlace(many, asked)).toMatchObject(found)
})

test('an empty gallery has one page', () => {
  expect(findPlace([], { seite: '2' })).toMatchObject({ page: 1, last: 1, isPageMissing: true })
})
