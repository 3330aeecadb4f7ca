import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, openPayload } from './content-api.ts'

// F22: a content API that has stopped leaves nothing behind at the database.

let url: string

beforeAll(async () => {
  ;({ url } = await createDatabase())
  await openPayload(cmsEnvironment(url))
})

test('a database that is closed has no connection of the content API any more', async () => {
  const { default: config } = await import('../../apps/cms/src/payload.config.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const { openDatabase } = await import('../../apps/cms/src/api/database.ts')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const connections = async () => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name like 'content-api%'`,
    )
    return rows[0]?.count
  }
  const database = await openDatabase(await config, url, log)
  expect(await database.isReady()).toBe(true)
  expect(await connections()).toBeGreaterThan(0)
  await database.close()
  await expect.poll(connections, { timeout: 5_000 }).toBe(0)
  await client.end()
})
