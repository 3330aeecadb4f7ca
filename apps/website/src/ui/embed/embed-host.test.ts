import { expect, test } from 'vitest'
import { embedHost } from './index.ts'

const allowed = ['film.example', 'karte.example:8443']

test('a host on the list may be embedded over https', () => {
  expect(embedHost('https://film.example/embed/1?start=3', allowed)).toBe('film.example')
  expect(embedHost('https://karte.example:8443/x', allowed)).toBe('karte.example:8443')
})

test('nothing else may be embedded (T44)', () => {
  const refused = [
    'http://film.example/1',
    'https://böse.film.example/1',
    'https://film.example.boese.example/1',
    'https://film.example:8443/1',
    'https://film.example@boese.example/1',
    'https://gast:wort@film.example/1',
    'javascript:alert(1)',
    'data:text/html,x',
    '//film.example/1',
    '/film.example',
    '',
  ]
  for (const src of refused) expect([src, embedHost(src, allowed)]).toEqual([src, null])
})
