import { expect, test } from 'vitest'
import { senderOf } from './sender.ts'

test('T60: a visitor cannot give himself another name by a header', () => {
  expect(senderOf('203.0.113.7', '198.51.100.1')).toBe(senderOf('203.0.113.7', ''))
})

test('behind our own proxy its last word counts, not what the visitor put before it', () => {
  const visitor = senderOf('203.0.113.7', '')
  expect(senderOf('127.0.0.1', '198.51.100.1, 203.0.113.7')).toBe(visitor)
  expect(senderOf('::ffff:10.0.0.3', '203.0.113.7')).toBe(visitor)
  expect(senderOf('127.0.0.1', 'nobody')).toBe(senderOf('127.0.0.1', ''))
})

test('a household’s IPv6 addresses are one sender, and no name tells the address', () => {
  expect(senderOf('2001:db8:1:2::7', '')).toBe(senderOf('2001:db8:1:2:9:8:7:6', ''))
  expect(senderOf('203.0.113.7', '')).not.toContain('203')
})
