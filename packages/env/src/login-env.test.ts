import { expect, test } from 'vitest'
import { parseEnv } from './parse-env.ts'
import { apiEnv, websiteEnv } from './schemas.ts'

const required = { DATABASE_URL: 'postgres://a@b/c', PAYLOAD_SECRET: 'x'.repeat(32) }
const directory = {
  OIDC_ISSUER: 'https://login.stadt.example/realms/rathaus/',
  OIDC_CLIENT_ID: 'intranet',
  OIDC_CLIENT_SECRET: 'geheim',
  OIDC_GROUP: 'intranet-lesen',
}

test('half a directory is refused with what is missing: nobody would know who may enter', () => {
  for (const part of Object.keys(directory)) {
    const half = { ...required, ...directory, [part]: '' }
    expect(() => parseEnv(apiEnv, half)).toThrow(`${part}: belongs to the directory too`)
  }
  // To the letter: a slash at the end makes another issuer of it.
  expect(parseEnv(apiEnv, { ...required, ...directory }).OIDC_ISSUER).toBe(directory.OIDC_ISSUER)
})

test.each([
  ['https://login.stadt.example', true],
  ['http://127.0.0.1:8080', true],
  ['http://localhost/realms/x', true],
  ['http://login.stadt.example', false],
  ['http://127.0.0.1.stadt.example', false],
  ['ftp://login.stadt.example', false],
  ['login.stadt.example', false],
])('the directory is asked encrypted, or on this machine: %s', (OIDC_ISSUER, isTaken) => {
  const parsed = () => parseEnv(websiteEnv, { OIDC_ISSUER })
  if (isTaken) expect(parsed().OIDC_ISSUER).toBe(OIDC_ISSUER)
  else expect(parsed).toThrow('OIDC_ISSUER')
})

test('where a second factor is demanded is a list of what there is', () => {
  const demanded = (SECOND_FACTOR_REQUIRED: string) =>
    parseEnv(apiEnv, { ...required, SECOND_FACTOR_REQUIRED }).SECOND_FACTOR_REQUIRED
  expect(demanded('')).toEqual([])
  expect(demanded('rat, redaktion ,')).toEqual(['rat', 'redaktion'])
  expect(() => demanded('intranett')).toThrow('SECOND_FACTOR_REQUIRED')
})
