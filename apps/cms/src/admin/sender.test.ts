import { expect, test } from 'vitest'
import { createSenderOf } from './sender.ts'

const loopback = ['127.0.0.0/8', '::1']

function sender(trusted: readonly string[], peer: string, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return createSenderOf(trusted)({ headers, socket: { remoteAddress: peer } })
}

test('T73: a header is believed only from a proxy that is named', () => {
  expect(sender(loopback, '127.0.0.1', '203.0.113.7')).toBe('203.0.113.7')
  expect(sender(loopback, '172.30.7.1', '203.0.113.7')).toBe('172.30.7.1')
  expect(sender([...loopback, '172.30.7.1'], '::ffff:172.30.7.1', '203.0.113.7')).toBe(
    '203.0.113.7',
  )
  expect(sender(['none'], '127.0.0.1', '203.0.113.7')).toBe('127.0.0.1')
})

test('T73: a thousand forged headers are one sender', () => {
  const names = Array.from({ length: 1000 }, (_, at) =>
    sender(loopback, '127.0.0.1', `10.0.${at >> 8}.${at % 256}, 203.0.113.7`),
  )
  expect(new Set(names)).toEqual(new Set(['203.0.113.7']))
})

test('behind several proxies the address left of the last trusted one counts', () => {
  const chain = ['10.1.0.0/16', '2001:db8:ff::/48']
  const hops = 'forged, 203.0.113.7, 2001:db8:ff::9, 10.1.2.3'
  expect(sender(chain, '10.1.0.3', hops)).toBe('203.0.113.7')
  expect(sender(chain, '10.1.0.3', '203.0.113.7, 10.2.2.2')).toBe('10.2.2.2')
})

test.each(['nobody', '', ',', '203.0.113.7, ', '999.1.1.1'])(
  'what is no address makes no sender: «%s»',
  (nonsense) => {
    expect(sender(loopback, '127.0.0.1', nonsense)).toBe('127.0.0.1')
  },
)

test('a household’s IPv6 addresses are one sender', () => {
  const house = sender(loopback, '2001:db8:1:2::7')
  expect(sender(loopback, '::1', '2001:db8:1:2:9:8:7:6')).toBe(house)
  expect(sender(loopback, '2001:db8:1:3::7')).not.toBe(house)
})

test('ports, brackets and zones are read, and who has hung up has no address', () => {
  expect(sender(loopback, '127.0.0.1', '203.0.113.7:51234')).toBe('203.0.113.7')
  expect(sender(loopback, '127.0.0.1', '[2001:db8:1:2::7]:443')).toBe('2001:db8:1:2')
  expect(sender(loopback, 'fe80::1%eth0', '203.0.113.7')).toBe('fe80:0:0:0')
  expect(sender(loopback, '', '203.0.113.7')).toBe('')
})
