import { expect, test } from 'vitest'
import { beginningOf, excerptOf, stemsOf } from './excerpt.ts'

const long = `${'Vorher steht anderes. '.repeat(40)}Der Straßenbau in der Badgasse beginnt im Mai. ${'Danach steht anderes. '.repeat(40)}`

const shown = (text: string, ...words: string[]) =>
  excerptOf(text, stemsOf(words))
    ?.map((one) => (one.istTreffer ? `[${one.text}]` : one.text))
    .join('')

test('an excerpt stands around the first word that was looked for, and marks it', () => {
  const text = shown(long, 'badgasse') ?? ''
  expect(text).toContain('Der Straßenbau in der [Badgasse] beginnt im Mai.')
  expect(text).toMatch(/^… /)
  expect(text).toMatch(/ …$/)
  expect(text.length).toBeLessThan(300)
})

test('no word is cut at the ends', () => {
  const text = (shown(long, 'badgasse') ?? '').replace(/[…[\]]/g, '')
  for (const word of text.match(/\p{L}+/gu) ?? []) expect(long.split(/[^\p{L}]+/u)).toContain(word)
})

test('umlauts, sharp s and endings are found however they are written', () => {
  expect(shown('Neue Straßen und Gehwege', 'strassen')).toBe('Neue [Straßen] und Gehwege')
  expect(shown('Die Führung im Haus', 'fuhrung')).toBe('Die [Führung] im Haus')
  expect(shown('Mit allen Bäumen', 'baume')).toBe('Mit allen [Bäumen]')
})

test('every word in the excerpt is marked, the part of a longer one with the whole of it', () => {
  expect(shown('Spielplatz und Wasserspielplatz', 'spielplatz')).toBe(
    '[Spielplatz] und [Wasserspielplatz]',
  )
})

test('a text without the words has no excerpt', () => {
  expect(excerptOf('Etwas anderes', stemsOf(['haushalt']))).toBeNull()
  expect(excerptOf('', stemsOf(['haushalt']))).toBeNull()
})

test('signs of markup are text and stay it', () => {
  expect(shown('<b>Haushalt</b> & "Plan"', 'haushalt')).toBe('<b>[Haushalt]</b> & "Plan"')
})

test('without words it is the beginning', () => {
  expect(beginningOf('')).toStrictEqual([])
  expect(beginningOf(' Kurz \n und gut ')).toStrictEqual([
    { text: 'Kurz und gut', istTreffer: false },
  ])
  expect(beginningOf(long)[0]?.text).toMatch(/ …$/)
})
