import { expect, test } from 'vitest'
import { parseEnv } from './parse-env.ts'
import { adminEnv, websiteEnv } from './schemas.ts'

const required = { DATABASE_URL: 'postgres://a@b/c', PAYLOAD_SECRET: 'x'.repeat(32) }
const key = { MEDIA_S3_KEY: 'key', MEDIA_S3_SECRET: 'secret' }

test.each([['website', websiteEnv] as const, ['back office', adminEnv] as const])(
  'half an S3 store is refused with what is missing: %s',
  (_, schema) => {
    const half = { ...required, MEDIA_S3_ENDPOINT: 'https://s3.example' }
    expect(() => parseEnv(schema, half)).toThrow(/MEDIA_S3_KEY:[\s\S]*MEDIA_S3_SECRET:/)
    expect(() => parseEnv(schema, { ...required, ...key })).toThrow('MEDIA_S3_ENDPOINT:')
    expect(parseEnv(schema, { ...half, ...key }).MEDIA_S3_BUCKET).toBe('kurstadt')
  },
)
