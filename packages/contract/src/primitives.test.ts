import { expect, test } from 'vitest'
import { clockTime, href } from './primitives.ts'

test('a link is a path of this site or an http(s), mailto or tel address', () => {
  for (const good of [
    '/',
    '/de/',
    '/de/?a=b#c',
    '#oben',
    'https://a.example/',
    'mailto:a@b.example',
    'tel:+49',
  ])
    expect(href.safeParse(good).success, good).toBe(true)
})

test('a link that could lead elsewhere or run something is none', () => {
  const bad = [
    '',
    'de/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://a.example',
    '/de/ x',
    '/de/\tx',
    'https://a.example\\@b.example',
    `/${'a'.repeat(2_048)}`,
  ]
  for (const one of bad) expect(href.safeParse(one).success, one).toBe(false)
})

test('a time of day is HH:mm from 00:00 to 23:59', () => {
  for (const good of ['00:00', '09:30', '23:59'])
    expect(clockTime.safeParse(good).success).toBe(true)
  for (const bad of ['24:00', '9:30', '09:60', '09:30:00', ''])
    expect(clockTime.safeParse(bad).success).toBe(false)
})
