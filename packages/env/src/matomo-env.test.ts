import { expect, test } from 'vitest'
import { parseEnv } from './parse-env.ts'
import { websiteEnv } from './schemas.ts'

const read = (matomo: Record<string, string>) => parseEnv(websiteEnv, matomo)

test('nobody is counted by another service unless somebody names one', () => {
  expect(read({}).MATOMO_URL).toBeUndefined()
})

test('the address of a Matomo ends with its folder', () => {
  const { MATOMO_URL, MATOMO_SITE } = read({
    MATOMO_URL: 'https://kurort.example/statistik',
    MATOMO_SITE: '3',
  })
  expect([MATOMO_URL, MATOMO_SITE]).toEqual(['https://kurort.example/statistik/', 3])
})

test.each([
  ['an address without a site', { MATOMO_URL: 'https://statistik.example/' }, 'MATOMO_SITE'],
  ['a site without an address', { MATOMO_SITE: '1' }, 'MATOMO_URL'],
  ['http', { MATOMO_URL: 'http://statistik.example/', MATOMO_SITE: '1' }, 'MATOMO_URL'],
  ['a token', { MATOMO_URL: 'https://a.example/?token_auth=x', MATOMO_SITE: '1' }, 'MATOMO_URL'],
  ['an account', { MATOMO_URL: 'https://a:b@a.example/', MATOMO_SITE: '1' }, 'MATOMO_URL'],
  ['no number', { MATOMO_URL: 'https://a.example/', MATOMO_SITE: 'stadt' }, 'MATOMO_SITE'],
])('%s is refused at the start', (_, variables, name) => {
  expect(() => read(variables)).toThrow(name)
})
