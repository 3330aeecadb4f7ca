import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import {
  atWorkBy,
  endsWithClient,
  openPool,
  withMigrationLock,
} from '../../apps/cms/src/platform/database/index.ts'
import { startChaosProxy } from '../support/chaos-proxy.ts'
import { createDatabase } from '../support/postgres.ts'

const database = await createDatabase()
const proxy = await startChaosProxy(database.url)
const through = Object.assign(new URL(database.url), { host: new URL(proxy.url).host }).href

const unheard = { warn: () => undefined }
const timeout = 200
const asking = openPool({ connectionString: database.url, timeout: 8_000 }, unheard)
const isAtWork = atWorkBy(asking)

function open(isAsked: boolean) {
  const settings = { connectionString: through, timeout, max: 1 }
  return openPool(isAsked ? { ...settings, isAtWork } : settings, unheard)
}

afterAll(async () => {
  await asking.end()
  await proxy.close()
  await database.drop()
})

test('F03: a statement that takes its time is waited for while the database is at work on it', async () => {
  const pool = open(true)
  const { rows } = await pool.query("select pg_sleep(0.9), 'fertig' as wort")
  expect(rows[0]).toMatchObject({ wort: 'fertig' })
  await pool.end()
})

test('F03: a connection whose question never arrived ends although others are at work', async () => {
  const pool = open(true)
  await pool.query('select 1')
  proxy.setChaos({ kind: 'silence' })
  const busy = asking.query('select pg_sleep(0.9)')
  await expect(pool.query('select 1')).rejects.toThrow('no answer for 200 ms')
  proxy.setChaos({ kind: 'none' })
  // The pool gives a new one at once.
  expect((await pool.query('select 1')).rowCount).toBe(1)
  await busy
  await pool.end()
})

test('F03: where nobody can be asked, a statement may not take longer', async () => {
  const pool = open(false)
  await expect(pool.query('select pg_sleep(0.9)')).rejects.toThrow('no answer for 200 ms')
  await pool.end()
})

test('F03: a connection that merely waits in a transaction stays', async () => {
  const pool = open(false)
  const client = await pool.connect()
  await client.query('begin')
  await new Promise((resolve) => setTimeout(resolve, 3 * timeout))
  expect((await client.query('select 1')).rowCount).toBe(1)
  await client.query('commit')
  client.release()
  await pool.end()
})

test('PostgreSQL notices within seconds that a client is gone, and its locks go with it', async () => {
  const pool = openPool({ connectionString: database.url, timeout, ...endsWithClient }, unheard)
  const settingOf = async (name: string) => {
    const { rows } = await pool.query<{ value: number }>(
      'select setting::int as value from pg_settings where name = $1',
      [name],
    )
    return rows[0]?.value ?? Number.NaN
  }
  const idle = await settingOf('tcp_keepalives_idle')
  const probes =
    (await settingOf('tcp_keepalives_interval')) * (await settingOf('tcp_keepalives_count'))
  expect(idle + probes).toBeLessThanOrEqual(11)
  expect(await settingOf('tcp_user_timeout')).toBe(10_000)
  expect(await settingOf('idle_in_transaction_session_timeout')).toBe(60_000)
  await pool.end()
})

test('a node that is lost while it changes the tables holds no other up: its lock goes with it', async () => {
  const said = Promise.withResolvers<string>()
  const server = createServer((socket) => {
    socket.on('data', (bytes) => {
      said.resolve(bytes.toString())
      socket.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const refused = withMigrationLock(`postgres://town@127.0.0.1:${port}/town`, async () => undefined)
  await expect(refused).rejects.toThrow('Connection terminated')
  expect(await said.promise).toContain(endsWithClient.options)
  server.close()
})
