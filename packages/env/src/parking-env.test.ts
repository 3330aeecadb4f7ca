import { expect, test } from 'vitest'
import { parseEnv } from './parse-env.ts'
import { workerEnv } from './schemas.ts'

const required = { DATABASE_URL: 'postgres://a@b/c', PAYLOAD_SECRET: 'x'.repeat(32) }
const records = { PARKING_SOURCE: 'records', PARKING_URL: 'https://parken.example/daten' }
const parkApi = { ...records, PARKING_SOURCE: 'parkapi', PARKING_SITES: '1:4711, 2:bahnhof:nord' }

const read = (parking: Record<string, string>) => parseEnv(workerEnv, { ...required, ...parking })

test('nobody is asked unless that is set, and a whole source is read as it is meant', () => {
  expect(read({}).PARKING_SOURCE).toBe('off')
  expect(read(records).PARKING_URL).toBe('https://parken.example/daten')
  expect([...read(parkApi).PARKING_SITES]).toEqual([
    ['4711', 1],
    ['bahnhof:nord', 2],
  ])
})

test.each([
  ['no address', { PARKING_SOURCE: 'records' }, 'PARKING_URL'],
  ['no sites', { ...parkApi, PARKING_SITES: '' }, 'PARKING_SITES'],
  ['http', { ...records, PARKING_URL: 'http://parken.example/' }, 'PARKING_URL'],
  ['a port', { ...records, PARKING_URL: 'https://parken.example:8443/' }, 'PARKING_URL'],
  ['a password', { ...records, PARKING_URL: 'https://a:b@parken.example/' }, 'PARKING_URL'],
  ['a site without a record', { ...parkApi, PARKING_SITES: '4711' }, 'PARKING_SITES'],
  ['a record of two sites', { ...parkApi, PARKING_SITES: '1:4711,1:4712' }, 'PARKING_SITES'],
  ['a site of two records', { ...parkApi, PARKING_SITES: '1:4711,2:4711' }, 'PARKING_SITES'],
])('a source that would silently give nothing is refused: %s', (_, parking, name) => {
  expect(() => read(parking)).toThrow(name)
})

test('a machine in the own network may have http and a port, and no password', () => {
  const own = { ...records, PARKING_PRIVATE: 'true' }
  expect(read({ ...own, PARKING_URL: 'http://10.0.0.5:8080/' }).PARKING_PRIVATE).toBe(true)
  expect(() => read({ ...own, PARKING_URL: 'http://a:b@10.0.0.5/' })).toThrow('PARKING_URL:')
})
