import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { enqueueOnce } from '../../apps/cms/src/platform/queue/enqueue.ts'
import { kinds } from '../../apps/cms/src/platform/queue/kinds.ts'
import { prepareQueues } from '../../apps/cms/src/platform/queue/prepare-queues.ts'
import { waitFor } from '../contract/content-api.ts'
import { openDueNews } from '../support/due-news.ts'
import { startJobWorker } from '../support/job-worker.ts'
import { createDatabase, query } from '../support/postgres.ts'
import { slowdown } from '../support/processor-time.ts'

const { cluster, environment, addDue, isPublic, timesPublished, slow, oneValue } =
  await openDueNews()

test('F09: a worker killed in the middle of publishing leaves nothing half done, the next does it once', async () => {
  await slow.begin()
  const first = await startJobWorker(environment)
  const id = await addDue()
  await waitFor(slow.isPublishing)
  first.signal('SIGKILL')
  expect(await first.exited).toBe(null)
  await slow.end()
  expect(await isPublic(id)).toBe(false)
  const workers = await Promise.all([startJobWorker(environment), startJobWorker(environment)])
  await waitFor(() => isPublic(id))
  await sleep(2_000)
  expect(await timesPublished(id)).toBe(1)
  for (const worker of workers) worker.signal('SIGTERM')
  expect(await Promise.all(workers.map(({ exited }) => exited))).toEqual([0, 0])
})

test('what came due while nobody worked is done at the start', async () => {
  const id = await addDue(200)
  await sleep(500)
  const worker = await startJobWorker(environment)
  await waitFor(
    () => isPublic(id),
    () => '',
    2_000,
  )
  worker.signal('SIGTERM')
  expect(await worker.exited).toBe(0)
})

test('an entry is public within two seconds of its instant', async () => {
  const worker = await startJobWorker(environment)
  const id = await addDue(1_500)
  const due = Date.now() + 1_500
  await waitFor(() => isPublic(id))
  expect(Date.now() - due).toBeLessThan(2_500 * slowdown())
  worker.signal('SIGTERM')
  await worker.exited
})

test('F01, F02: the worker waits for a database that is away and survives its crash', async () => {
  await cluster.pause()
  const worker = await startJobWorker(environment, { isReady: false })
  await cluster.resume()
  await waitFor(async () => worker.log.some((line) => line.includes('the job worker works')))
  await cluster.pause('immediate')
  await sleep(1_500)
  await cluster.resume()
  await waitFor(async () => (await oneValue('select 1')) === 1)
  const id = await addDue()
  await waitFor(
    () => isPublic(id),
    () => worker.log.join('\n'),
    30_000,
  )
  expect(await timesPublished(id)).toBe(1)
  worker.signal('SIGTERM')
  expect(await worker.exited).toBe(0)
})

test('F22: SIGTERM lets the job under way finish, within ten seconds', async () => {
  await slow.begin()
  const worker = await startJobWorker(environment)
  const id = await addDue()
  await waitFor(slow.isPublishing)
  const before = performance.now()
  worker.signal('SIGTERM')
  expect(await worker.exited).toBe(0)
  expect(performance.now() - before).toBeLessThan(10_000)
  await slow.end()
  expect([await isPublic(id), await timesPublished(id)]).toEqual([true, 1])
})

test('F26: a job that always fails is given up after its tries and holds no other one up', async () => {
  const pool = new pg.Pool({ connectionString: cluster.url, max: 1 })
  // Connections end with the cluster when the test fails before it closes them.
  pool.on('error', () => undefined)
  const ask = async (sitzung: number) => {
    const { rows } = await pool.query<{ id: string }>('select id from pgboss.job')
    const known = rows.map(({ id }) => id)
    const once = { key: String(sitzung), seconds: 60 }
    await enqueueOnce(pool, 'make-unterlagen', { sitzung, rat: 9_999 }, once)
    const added = await pool.query<{ id: string }>(
      'update pgboss.job set retry_limit = $2 where id <> all($1) returning id',
      [known, kinds['read-words'].queue.retryLimit],
    )
    return added.rows[0]?.id ?? ''
  }
  // There is no meeting of this number, and its number is none.
  const [poison, good] = [await ask(-1), await ask(9_999)]
  const worker = await startJobWorker(environment)
  const stateOf = async (id: string) => {
    const { rows } = await pool.query<{ state: string }>(
      'select state::text from pgboss.job where id = $1',
      [id],
    )
    return rows[0]?.state
  }
  await waitFor(async () => (await stateOf(good)) === 'completed')
  expect(await stateOf(poison)).toBe('retry')
  // Its pauses grow to ten minutes; what is asked here is how it ends.
  await pool.query(
    'update pgboss.job set retry_delay = 0, retry_backoff = false, start_after = now() where id = $1',
    [poison],
  )
  await waitFor(async () => (await stateOf(poison)) === 'failed')
  const tries = worker.log.filter((line) => line.includes('a job failed') && line.includes(poison))
  expect(tries).toHaveLength(8)
  worker.signal('SIGTERM')
  expect(await worker.exited).toBe(0)
  await pool.end()
})

test('F26: an entry that the database is too slow for keeps neither others nor the worker waiting', async () => {
  const stuck = await addDue(2_000)
  await query(
    cluster.url,
    `create function stuck() returns trigger language plpgsql
       as $$ begin raise exception 'too slow' using errcode = 'query_canceled'; end $$;
     create trigger stuck before update on aktuelles for each row
       when (new.id = '${stuck}') execute function stuck();`,
  )
  const worker = await startJobWorker(environment)
  const other = await addDue(2_000)
  await waitFor(() => isPublic(other))
  expect(await isPublic(stuck)).toBe(false)
  await query(cluster.url, 'drop trigger stuck on aktuelles')
  await addDue(2_000)
  await waitFor(() => isPublic(stuck))
  worker.signal('SIGTERM')
  expect(await worker.exited).toBe(0)
})

test('F23: two nodes prepare the queues at once without the rights of a superuser', async () => {
  const { url } = await createDatabase({ isEmpty: true })
  const { pathname } = new URL(url)
  await query(
    url,
    `create role plain login password 'plain'; alter database ${pathname.slice(1)} owner to plain`,
  )
  const plain = Object.assign(new URL(url), { username: 'plain', password: 'plain' }).href
  const { withMigrationLock } = await import(
    '../../apps/cms/src/platform/database/migration-lock.ts'
  )
  const prepare = () => withMigrationLock(plain, () => prepareQueues(plain))
  await Promise.all([prepare(), prepare(), prepare()])
  const client = new pg.Client({ connectionString: plain })
  await client.connect()
  const { rows } = await client.query('select name from pgboss.queue order by name')
  await client.end()
  const names: unknown[] = rows.map(({ name }: { name: unknown }) => name)
  expect(names).toEqual(expect.arrayContaining(['clean-up', 'digest', 'remind-owners', 'schedule']))
})

test('jobs that wait under the former name of their queue wait under its new one, and the old one is gone', async () => {
  const { url } = await createDatabase()
  await prepareQueues(url)
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const { rows: made } = await pool.query(
    `select pgboss.create_queue(name, '{"policy": "standard"}') from unnest($1::text[]) as name`,
    [['tagespost', 'unterlagen']],
  )
  expect(made).toHaveLength(2)
  await pool.query(
    `insert into pgboss.schedule (name, cron, timezone) values
       ('tagespost', '30 6 * * *', 'Europe/Berlin');
     insert into pgboss.job (name, state, completed_on) values ('tagespost', 'failed', now())`,
  )
  const { rows: added } = await pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, start_after)
     values ('unterlagen', '{"sitzung": 7, "rat": 8}', now() + interval '1 day') returning id`,
  )
  const waiting = added[0]?.id
  await prepareQueues(url)
  await prepareQueues(url)
  const { rows: jobs } = await pool.query(
    `select id, name, state::text, data from pgboss.job
     where name in ('digest', 'make-unterlagen') or name = any($1) order by name`,
    [['tagespost', 'unterlagen']],
  )
  expect(jobs).toEqual([
    expect.objectContaining({ name: 'digest', state: 'failed' }),
    { id: waiting, name: 'make-unterlagen', state: 'created', data: { sitzung: 7, rat: 8 } },
  ])
  const names = async (table: 'queue' | 'schedule') => {
    const { rows } = await pool.query<{ name: string }>(`select name from pgboss.${table}`)
    return rows.map(({ name }) => name)
  }
  for (const former of ['tagespost', 'unterlagen']) {
    expect(await names('queue')).not.toContain(former)
    expect(await names('schedule')).not.toContain(former)
  }
  expect(await names('schedule')).toContain('digest')
  await pool.end()
})
