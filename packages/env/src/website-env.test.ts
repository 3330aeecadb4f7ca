import { expect, test } from 'vitest'
import { parseEnv } from './parse-env.ts'
import { apiEnv, websiteEnv } from './schemas.ts'

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

const hostsIn = (value: string) =>
  parseEnv(websiteEnv, { WEBSITE_HOSTS: value }).WEBSITE_HOSTS.join(' ')

test('hosts are compared in one spelling, whichever they are written in', () => {
  expect(hostsIn('www.Bad-Wörishofen.example, STADT.example., [::1], 127.0.0.1')).toBe(
    'www.xn--bad-wrishofen-mmb.example stadt.example [::1] 127.0.0.1',
  )
  expect(parseEnv(websiteEnv, { EMBED_HOSTS: 'Filme.example:8443' }).EMBED_HOSTS).toEqual([
    'filme.example:8443',
  ])
})

test.each([
  'https://stadt.example',
  'stadt.example:443',
  'stadt.example/de',
  'bad stadt.example',
  '*.stadt.example',
])('what is no host is refused by its name: %s', (value) => {
  expect(() => hostsIn(value)).toThrow('WEBSITE_HOSTS')
  for (const name of ['WEBCAM_HOSTS', 'PUSH_HOSTS']) {
    const { error } = apiEnv.safeParse({ [name]: value })
    expect(error?.issues.map(({ path }) => path[0])).toContain(name)
  }
})

test('a cart service is whole or not there', () => {
  const wrong = (env: Record<string, string>) =>
    websiteEnv.safeParse(env).error?.issues.map(({ path }) => path.join('.')) ?? []
  const script = 'https://cdn.korb.example/korb.js'
  expect(
    wrong({ CART_SCRIPT: script, CART_NAME: 'Korbdienst', CART_HOSTS: 'app.korb.example' }),
  ).toEqual([])
  expect(wrong({ CART_SCRIPT: script })).toEqual(['CART_NAME'])
  expect(wrong({ CART_NAME: 'Korbdienst' })).toEqual(['CART_SCRIPT'])
  expect(wrong({ CART_SCRIPT: 'http://cdn.korb.example/korb.js', CART_NAME: 'x' })).toContain(
    'CART_SCRIPT',
  )
  expect(wrong({ CART_SCRIPT: script, CART_NAME: 'x', CART_HOSTS: "x; script-src '*'" })).toContain(
    'CART_HOSTS.0',
  )
})
