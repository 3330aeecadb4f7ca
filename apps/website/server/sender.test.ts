import { expect, test, vi } from 'vitest'
import { createSenderOf } from './sender.ts'

const loopback = ['127.0.0.0/8', '::1']
const senderOf = createSenderOf(loopback)

test('T60: a visitor cannot give himself another name by a header', () => {
  expect(senderOf('203.0.113.7', '198.51.100.1')).toBe(senderOf('203.0.113.7', ''))
})

test('T73: an address of a private network is believed only when it is named', () => {
  const forged = senderOf('192.168.7.7', '198.51.100.1')
  expect(forged).toBe(senderOf('192.168.7.7', ''))
  const named = createSenderOf([...loopback, '192.168.7.7'])
  expect(named('192.168.7.7', '198.51.100.1')).toBe(named('198.51.100.1', ''))
  expect(named('192.168.7.8', '198.51.100.1')).toBe(named('192.168.7.8', ''))
})

test('T73: a thousand forged headers are one sender, whatever stands left of our proxy’s word', () => {
  const names = Array.from({ length: 1000 }, (_, at) => `10.0.${at % 256}.${at >> 8}`).flatMap(
    (forged) => [senderOf('203.0.113.7', forged), senderOf('127.0.0.1', `${forged}, 203.0.113.7`)],
  )
  expect(new Set(names)).toEqual(new Set([senderOf('203.0.113.7', '')]))
})

test('behind several trusted proxies the address left of the last of them counts', () => {
  const chain = createSenderOf(['10.1.0.0/16', '2001:db8:ff::/48'])
  const visitor = chain('203.0.113.7', '')
  expect(chain('10.1.0.3', 'forged, 203.0.113.7, 2001:db8:ff::9, 10.1.2.3')).toBe(visitor)
  expect(chain('::ffff:10.1.0.3', '203.0.113.7')).toBe(visitor)
  expect(chain('10.1.0.3', '203.0.113.7, 10.2.2.2')).toBe(chain('10.2.2.2', ''))
})

test('what proxies write is read: ports, brackets, mapped addresses; nonsense is not', () => {
  const visitor = senderOf('203.0.113.7', '')
  expect(senderOf('127.0.0.1', '203.0.113.7:51234')).toBe(visitor)
  expect(senderOf('::1', '::ffff:203.0.113.7')).toBe(visitor)
  expect(senderOf('127.0.0.1', '[2001:db8:1:2::7]:443')).toBe(senderOf('2001:db8:1:2::7', ''))
  for (const nonsense of [
    'nobody',
    'unknown',
    '1',
    '0x7f.1',
    '',
    ',',
    '203.0.113.7, ',
    '999.1.1.1',
  ])
    expect(senderOf('127.0.0.1', nonsense)).toBe(senderOf('127.0.0.1', ''))
})

test('a household’s IPv6 addresses are one sender, however they are written, the next house is not', () => {
  const house = senderOf('2001:db8:1:2::7', '')
  expect(senderOf('2001:db8:1:2:9:8:7:6', '')).toBe(house)
  expect(senderOf('2001:0DB8:0001:0002:0:0:0:1', '')).toBe(house)
  expect(senderOf('2001:db8:1:3::7', '')).not.toBe(house)
  expect(senderOf('2001:db8::1', '')).toBe(senderOf('2001:db8::2:3:4:5', ''))
})

test('no name tells the address', () => {
  expect(senderOf('203.0.113.7', '')).toMatch(/^[\w-]{22}$/)
  expect(senderOf('203.0.113.7', '')).not.toContain('203')
})

test('a header of an unnamed proxy in a private network is made known', () => {
  const onIgnored = vi.fn()
  const watched = createSenderOf(['none'], onIgnored)
  expect(watched('127.0.0.1', '198.51.100.1')).toBe(watched('127.0.0.1', ''))
  watched('203.0.113.7', '198.51.100.1')
  expect(onIgnored).not.toHaveBeenCalled()
  watched('172.18.0.1', '198.51.100.1')
  expect(onIgnored).toHaveBeenCalledWith('172.18.0.1')
})
