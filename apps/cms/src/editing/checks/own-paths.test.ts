import { expect, test } from 'vitest'
import { ownPathsIn } from './own-paths.ts'

test('addresses of the site are found wherever they stand, without search and hash', () => {
  const doc = {
    pfad: '/de/kurpark/',
    bloecke: [
      { link: '/de/anreise/?von=bahnhof#bus' },
      { text: { root: { children: [{ fields: { url: '/en/arrival/' } }] } } },
      { link: 'https://andere.example/de/x/', text: 'Unter /de/nirgends/ steht nichts.' },
      { link: null, zahl: 3 },
    ],
  }
  expect(ownPathsIn(doc, new Set())).toEqual(['/de/kurpark/', '/de/anreise/', '/en/arrival/'])
})

test('a page that names itself is not led to by that', () => {
  expect(ownPathsIn({ link: '/de/kurpark/#oben' }, new Set(['/de/kurpark/']))).toEqual([])
})
