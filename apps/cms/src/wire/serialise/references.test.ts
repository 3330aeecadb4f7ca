import { expect, test } from 'vitest'
import { referencesOf } from './references.ts'

test('pictures are found as one, as several, and in rows with captions', () => {
  const docs = [
    { bild: 'one', bilder: ['two', 'three'] },
    { bilder: [{ blockType: 'bild-mit-text', bild: 'four', bildtext: 'Im Kurpark' }] },
  ]
  expect([...referencesOf(docs).medien]).toEqual(['one', 'two', 'three', 'four'])
})

test('pages that blocks lead to are found', () => {
  expect([...referencesOf([{ bloecke: [{ seite: 'start' }] }]).seiten]).toEqual(['start'])
})
