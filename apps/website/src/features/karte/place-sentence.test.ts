import { expect, test } from 'vitest'
import { placeSentence } from './place-sentence.ts'
import { de } from './texts-de.ts'
import { en } from './texts-en.ts'

const unknown = { kurpark: null, bahnhof: null }

test('a place is said in a sentence: where it is, how far, and how one gets in', () => {
  const inn = {
    strasse: 'Badgasse 4',
    entfernungen: { kurpark: 120, bahnhof: 300 },
    stufenlos: true,
  }
  expect(placeSentence(inn, de, 'de')).toBe(
    'Badgasse 4, am Kurpark, 300\u00A0m vom Bahnhof, stufenloser Eingang.',
  )
  expect(placeSentence(inn, en, 'en')).toBe(
    'Badgasse 4, beside the spa park, 300\u00A0m from the station, step-free entrance.',
  )
})

test('what is far from the park says nothing of it, and far is said in kilometres', () => {
  const tower = {
    strasse: null,
    entfernungen: { kurpark: 1_900, bahnhof: 1_640 },
    stufenlos: false,
  }
  expect(placeSentence(tower, de, 'de')).toBe('1,6\u00A0km vom Bahnhof.')
  const mill = {
    strasse: 'Mühlgasse 1',
    entfernungen: { kurpark: 640, bahnhof: null },
    stufenlos: false,
  }
  expect(placeSentence(mill, de, 'de')).toBe('Mühlgasse 1, 640\u00A0m vom Kurpark.')
})

test('who does not want to be found is not', () => {
  expect(placeSentence({ strasse: null, entfernungen: unknown, stufenlos: false }, de, 'de')).toBe(
    'Wo das ist, erfahren Sie auf Anfrage.',
  )
})
