import { expect, test } from 'vitest'
import { namedIn, readAddress } from './address.ts'

test('an address is compared without blanks around it and in small letters', () => {
  expect(readAddress('  Max@Example.de \n')).toBe('max@example.de')
})

test('what stands after a plus is part of an address', () => {
  expect(readAddress('Kim+Shop@example.de')).toBe('kim+shop@example.de')
})

test.each(['', 'kim', 'kim@', '@example.de', 'a@b.de, c@d.de', 'kim@example', 7, null])(
  '%j is no address',
  (typed) => {
    expect(readAddress(typed)).toBeNull()
  },
)

/** JavaScript reads the pattern as PostgreSQL does. */
const names = (email: string, text: string) => new RegExp(namedIn(email), 'i').test(text)

test('a text names an address at its beginning, its end, in brackets and before a full stop', () => {
  for (const text of [
    'Kim@example.de',
    'an kim@example.de.',
    '<kim@example.de>',
    '"kim@example.de"',
  ])
    expect(names('kim@example.de', text)).toBe(true)
})

test('a text does not name an address that another one only contains', () => {
  for (const text of [
    'joakim@example.de',
    'kim+shop@example.de',
    'x+kim@example.de',
    'kim@example.de.evil.example',
    'kim@example.dev',
    'kim@exampleXde',
  ])
    expect(names('kim@example.de', text)).toBe(false)
})
