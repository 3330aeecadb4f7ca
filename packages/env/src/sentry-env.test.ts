import { expect, test } from 'vitest'
import { parseEnv } from './parse-env.ts'
import { workerEnv } from './schemas.ts'

const required = { DATABASE_URL: 'postgres://a@b/c', PAYLOAD_SECRET: 'x'.repeat(32) }
const read = (sentry: Record<string, string>) => parseEnv(workerEnv, { ...required, ...sentry })

test('errors are handed on to nobody unless somebody is named', () => {
  expect(read({}).SENTRY_DSN).toBeUndefined()
  const dsn = 'https://a1b2@fehler.kurort.example/glitchtip/7'
  expect(read({ SENTRY_DSN: dsn }).SENTRY_DSN).toBe(dsn)
})

test.each([
  ['no key', 'https://fehler.example/1'],
  ['a secret', 'https://a:b@fehler.example/1'],
  ['no number', 'https://a@fehler.example/'],
  ['a query', 'https://a@fehler.example/1?x=1'],
  ['http', 'http://a@fehler.example/1'],
  ['a port', 'https://a@fehler.example:8000/1'],
  ['no address', 'fehler.example'],
])('an address that nobody could be told at is refused: %s', (_, SENTRY_DSN) => {
  expect(() => read({ SENTRY_DSN })).toThrow('SENTRY_DSN')
})

test('a machine in the own network may have http and a port', () => {
  const own = { SENTRY_DSN: 'http://a@10.0.0.5:8000/1', SENTRY_PRIVATE: 'true' }
  expect(read(own).SENTRY_DSN).toBe(own.SENTRY_DSN)
})
