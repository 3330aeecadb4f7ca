import { expect, test } from 'vitest'
import { nextStand, standInWords } from './stand.ts'

const draft = { isPublished: false, before: 'entwurf', mayPublish: true }

test('whatever is public is called published', () => {
  for (const asked of ['entwurf', 'pruefung', 'archiviert', null])
    expect(nextStand({ ...draft, isPublished: true, asked })).toBe('veroeffentlicht')
})

test('a draft is in work, handed in or archived, as asked', () => {
  for (const asked of ['entwurf', 'pruefung', 'archiviert'] as const)
    expect(nextStand({ ...draft, asked })).toBe(asked)
})

test.each(['veroeffentlicht', 'unbekannt', null, 7, undefined])(
  'a draft that calls itself %s is in work',
  (asked) => {
    expect(nextStand({ ...draft, asked })).toBe('entwurf')
  },
)

test('an author takes out of the archive and puts nothing in', () => {
  const author = { ...draft, mayPublish: false }
  expect(nextStand({ ...author, asked: 'archiviert' })).toBe('entwurf')
  expect(nextStand({ ...author, before: 'pruefung', asked: 'archiviert' })).toBe('pruefung')
  expect(nextStand({ ...author, before: 'archiviert', asked: 'archiviert' })).toBe('archiviert')
  expect(nextStand({ ...author, before: 'archiviert', asked: 'entwurf' })).toBe('entwurf')
})

test('E13: what visitors see is never called a draft alone', () => {
  expect(standInWords('entwurf', true)).toBe('Veröffentlicht, mit neuerem Entwurf')
  expect(standInWords('pruefung', true)).toBe('Veröffentlicht, Entwurf zur Prüfung')
  expect(standInWords('entwurf', false)).toBe('Entwurf')
  expect(standInWords('veroeffentlicht', true)).toBe('Veröffentlicht')
  expect(standInWords(null, true)).toBe('')
})
