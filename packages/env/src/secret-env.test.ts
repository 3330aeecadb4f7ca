import { expect, test } from 'vitest'
import { parseEnv } from './parse-env.ts'
import { adminEnv, apiEnv, workerEnv } from './schemas.ts'

const DATABASE_URL = 'postgres://a@b/c'

test.each([
  ['the back office', adminEnv],
  ['the content API', apiEnv],
  ['the job worker', workerEnv],
] as const)('T84: %s does not start without a secret, nor with a short one', (_, schema) => {
  for (const PAYLOAD_SECRET of [undefined, '', 'secret', 'x'.repeat(31)]) {
    const given = { DATABASE_URL, ...(PAYLOAD_SECRET === undefined ? {} : { PAYLOAD_SECRET }) }
    expect(() => parseEnv(schema, given)).toThrow('PAYLOAD_SECRET')
  }
  expect(() => parseEnv(schema, { DATABASE_URL, PAYLOAD_SECRET: 'x'.repeat(32) })).not.toThrow()
})
