import { expect, test } from 'vitest'
import { checkAgenda } from './check.ts'
import type { Paper } from './meeting.ts'

const usual: Paper = {
  drucksache: '2031/001',
  titel: 'Grundstück',
  oeffentlich: false,
  leserkreis: 'rat',
  isPublished: true,
}

type Place = { item?: boolean; leserkreis?: 'rat' | 'gremium' }

/** What the dialog says of a paper that an item of a public meeting names. */
function hintsOf(rest: Partial<Paper>, { item = false, leserkreis = 'gremium' }: Place = {}) {
  const papers = new Map([['paper', { ...usual, ...rest }]])
  const punkt = {
    blockType: 'punkt' as const,
    titel: 'Verkauf',
    oeffentlich: item,
    vorlagen: ['paper'],
  }
  const doc = { oeffentlich: true, leserkreis, tagesordnung: [punkt] }
  return checkAgenda({ doc, papers }).flatMap(({ hinweise }) => hinweise)
}

test('a paper for the whole council does not fit an item for its committee alone', () => {
  const words = 'Vorlage 2031/001 sehen alle Ratsmitglieder, den Punkt nur Mitglieder des Gremiums.'
  expect(hintsOf({})).toEqual([words])
  expect(hintsOf({ leserkreis: null })).toEqual([words])
  expect(hintsOf({ leserkreis: 'gremium' })).toEqual([])
  expect(hintsOf({}, { leserkreis: 'rat' })).toEqual([])
})

test('a paper that will be public does not fit an item that is not, and the day is the town’s', () => {
  const words = 'Vorlage 2031/001 wird am 2. Juni 2031 für alle sichtbar, der Punkt nicht.'
  const oeffentlich_ab = '2031-06-01T22:30:00.000Z'
  expect(hintsOf({ oeffentlich_ab }, { leserkreis: 'rat' })).toEqual([words])
  expect(hintsOf({ oeffentlich_ab, leserkreis: 'gremium' })).toEqual([words])
})

test('a paper that is public does not fit an item that is not, and the other way round', () => {
  expect(hintsOf({ oeffentlich: true })).toEqual([
    'Vorlage 2031/001 ist öffentlich, der Punkt nicht: Alle lesen sie.',
  ])
  expect(hintsOf({}, { item: true })).toEqual([
    'Vorlage 2031/001 ist nicht öffentlich, der Punkt schon.',
  ])
  expect(hintsOf({ oeffentlich: true }, { item: true })).toEqual([])
})
