import { expect, test } from 'vitest'
import { parseEnv } from './parse-env.ts'
import { websiteEnv } from './schemas.ts'

const trusted = (WEBSITE_TRUSTED_PROXIES: string) =>
  parseEnv(websiteEnv, { WEBSITE_TRUSTED_PROXIES }).WEBSITE_TRUSTED_PROXIES

test('T73: no proxy but the one on this machine is believed unless it is named', () => {
  expect(trusted('')).toEqual(['127.0.0.0/8', '::1'])
  expect(trusted('10.0.0.5, 172.18.0.0/16,2001:db8::/48')).toEqual([
    '10.0.0.5',
    '172.18.0.0/16',
    '2001:db8::/48',
  ])
  expect(trusted('none')).toEqual(['none'])
})

test.each(['proxy.example', '10.0.0', '10.0.0.0/33', '*', 'true'])(
  'a proxy is an address or a network: %s',
  (entry) => {
    expect(() => trusted(entry)).toThrow('WEBSITE_TRUSTED_PROXIES')
  },
)
