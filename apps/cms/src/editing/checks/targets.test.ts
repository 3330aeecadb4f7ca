import { expect, test } from 'vitest'
import { targetsIn } from './targets.ts'

const named = '0b0f7a3e-6f1c-4b0a-9d52-0d6a1f7f3c11'

test('addresses of the site and ids are found wherever they stand, without search and hash', () => {
  const doc = {
    pfad: '/de/kurpark/',
    bloecke: [
      { link: '/de/anreise/?von=bahnhof#bus' },
      { text: { root: { children: [{ fields: { url: '/en/arrival/' } }] } } },
      { link: 'https://andere.example/de/x/', text: 'Unter /de/nirgends/ steht nichts.' },
      { link: null, zahl: 3, id: '0123456789abcdef01234567', seite: named },
    ],
  }
  expect(targetsIn(doc, new Set())).toEqual(['/de/kurpark/', '/de/anreise/', '/en/arrival/', named])
})

test('a page that names itself is not led to by that', () => {
  const own = new Set(['/de/kurpark/', named])
  expect(targetsIn({ link: '/de/kurpark/#oben', id: named }, own)).toEqual([])
})
