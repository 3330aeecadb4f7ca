import pg from 'pg'
import { expect, test } from 'vitest'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, openPayload, waitFor } from './content-api.ts'

// F02: a connection that is lost is lost alone; those that may be open are not fewer afterwards.

const { url } = await createDatabase()
const payload = await openPayload(cmsEnvironment(url))
const { pool } = payload.db
const most = pool.options.max

/** Ends the next connection that somebody takes, before it is asked anything. */
function endNext(): void {
  pool.once('acquire', (client) => {
    if (client instanceof pg.Client) void client.end()
  })
}

test('F02: connections lost before a transaction has begun are none the less given back', async () => {
  for (let time = 0; time < most; time += 1) {
    endNext()
    await expect(payload.db.beginTransaction()).rejects.toThrow('cannot begin transaction')
  }
  await waitFor(async () => pool.totalCount === 0)
  const id = await payload.db.beginTransaction()
  await payload.db.rollbackTransaction(String(id))
  expect(pool.totalCount).toBe(1)
})

test('F02: whoever gives a lost connection back late is told nothing, and gives back no other', async () => {
  const client = await pool.connect()
  const lost = new Promise((resolve) => client.once('end', resolve))
  await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
  await lost
  await waitFor(async () => pool.totalCount === 0)
  const other = await pool.connect()
  client.release()
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 0])
  other.release()
})
