import { expect, test } from 'vitest'
import { absatz } from '../forms/fields.ts'
import { ohneLink } from './ohne-link.ts'

const passes = (text: string) => ohneLink(absatz()).safeParse(text).success

test.each([
  'stadtkasse-zahlung.com/login',
  'bit.ly/3xYz',
  'Zahlung über Stadtkasse.Com, bitte',
  'KASSE.DE',
  'Bitte hier:kasse24.shop.',
  'mein.konto.stadt-bank.info?id=1',
  'müller.de',
  't.co/x',
  'https://a.example',
  'www.spam.example',
  'spam@post.example',
])('what a mail makes a link of is refused: %s', (text) => {
  expect(passes(text)).toBe(false)
})

test.each([
  'Bestellt am 2.Dez und 3.November',
  'z.B. den Becher, z.Hd.Frau Maier, d.h. einen',
  'Nr.3 und Nr.B-17',
  '500g.Danke',
  'Nur den Becher.Den Honig nicht.',
  'nur den becher.danke',
  'Kurhaus GmbH & Co.KG',
  'Dr.-Karl-Str.12a, St.Georgen',
  'Preis 12.90 Euro, inkl.Versand',
])('a space that somebody has left out makes no link: %s', (text) => {
  expect(passes(text)).toBe(true)
})

test('a thousand characters without a space are judged at once', () => {
  const start = performance.now()
  for (const text of ['a'.repeat(4000), 'a.'.repeat(2000), 'a-'.repeat(2000), '.'.repeat(4000)])
    passes(text)
  expect(performance.now() - start).toBeLessThan(2_000)
})
