import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { prepareQueues } from '../../apps/cms/src/jobs/prepare-queues.ts'
import { cmsEnvironment, openPayload, waitFor } from '../contract/content-api.ts'
import { german, local } from '../contract/writing.ts'
import { startJobWorker } from '../support/job-worker.ts'
import { createDatabase, query, startPostgres } from '../support/postgres.ts'

const cluster = await startPostgres()
const environment = cmsEnvironment(cluster.url)
const payload = await openPayload(environment)
await prepareQueues(cluster.url)

/** A draft that is due as soon as it is saved, or after some milliseconds. */
async function addDue(after = 300): Promise<string> {
  const { id } = await payload.create({
    collection: 'aktuelles',
    ...german,
    data: {
      titel: 'Bergbahn fährt wieder',
      einleitung: 'Alle 15 Minuten.',
      datum_von: '2031-05-01',
      sortierung: 0,
      _status: 'draft',
      veroeffentlichen_am: new Date(Date.now() + after).toISOString(),
    },
  })
  return id
}

async function isPublic(id: string): Promise<boolean> {
  const doc = await payload.findByID({ collection: 'aktuelles', id, ...german })
  return doc._status === 'published'
}

async function timesPublished(id: string): Promise<number> {
  const where = { dokument: { equals: id }, vorgang: { equals: 'veroeffentlicht' } } as const
  return (await payload.count({ collection: 'protokoll', ...local, where })).totalDocs
}

/** The worker is in the middle of it, where the trigger `slow` holds it. */
async function isPublishing(): Promise<boolean> {
  const asleep = "select count(*)::int from pg_stat_activity where wait_event = 'PgSleep'"
  return (await oneValue(asleep)) === 1
}

async function oneValue(statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  const { rows } = await client.query({ text: statement, rowMode: 'array' })
  await client.end()
  const [row]: unknown[] = rows
  return Array.isArray(row) ? row[0] : undefined
}

test('F09: a worker killed in the middle of publishing leaves nothing half done, the next does it once', async () => {
  await query(
    cluster.url,
    `create function slow() returns trigger language plpgsql as $$
       begin if new._status = 'published' then perform pg_sleep(3); end if; return new; end $$;
     create trigger slow before update on aktuelles for each row execute function slow();`,
  )
  const first = await startJobWorker(environment)
  const id = await addDue()
  await waitFor(isPublishing)
  first.signal('SIGKILL')
  expect(await first.exited).toBe(null)
  await query(cluster.url, 'drop trigger slow on aktuelles')
  expect(await isPublic(id)).toBe(false)
  const workers = await Promise.all([startJobWorker(environment), startJobWorker(environment)])
  await waitFor(() => isPublic(id))
  await sleep(2_000)
  expect(await timesPublished(id)).toBe(1)
  for (const worker of workers) worker.signal('SIGTERM')
  expect(await Promise.all(workers.map(({ exited }) => exited))).toEqual([0, 0])
}, 60_000)

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
}, 60_000)

test('an entry is public within two seconds of its instant', async () => {
  const worker = await startJobWorker(environment)
  const id = await addDue(1_500)
  const due = Date.now() + 1_500
  await waitFor(() => isPublic(id))
  expect(Date.now() - due).toBeLessThan(2_500)
  worker.signal('SIGTERM')
  await worker.exited
}, 60_000)

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
}, 90_000)

test('F02: a connection that is lost in the middle of publishing costs one try', async () => {
  await query(
    cluster.url,
    'create trigger slow before update on aktuelles for each row execute function slow()',
  )
  const worker = await startJobWorker(environment)
  const id = await addDue()
  await waitFor(isPublishing)
  await query(
    cluster.url,
    "select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'",
  )
  await query(cluster.url, 'drop trigger slow on aktuelles')
  await waitFor(
    () => isPublic(id),
    () => worker.log.join('\n'),
    75_000,
  )
  expect(await timesPublished(id)).toBe(1)
  worker.signal('SIGTERM')
  expect(await worker.exited).toBe(0)
}, 120_000)

test('F22: SIGTERM lets the job under way finish, within ten seconds', async () => {
  await query(
    cluster.url,
    'create trigger slow before update on aktuelles for each row execute function slow()',
  )
  const worker = await startJobWorker(environment)
  const id = await addDue()
  await waitFor(isPublishing)
  const before = performance.now()
  worker.signal('SIGTERM')
  expect(await worker.exited).toBe(0)
  expect(performance.now() - before).toBeLessThan(10_000)
  expect([await isPublic(id), await timesPublished(id)]).toEqual([true, 1])
}, 60_000)

test('F23: two nodes prepare the queues at once without the rights of a superuser', async () => {
  const { url } = await createDatabase({ isEmpty: true })
  const { pathname } = new URL(url)
  await query(
    url,
    `create role plain login password 'plain'; alter database ${pathname.slice(1)} owner to plain`,
  )
  const plain = Object.assign(new URL(url), { username: 'plain', password: 'plain' }).href
  const { withMigrationLock } = await import('../../apps/cms/src/database/migration-lock.ts')
  const prepare = () => withMigrationLock(plain, () => prepareQueues(plain))
  await Promise.all([prepare(), prepare(), prepare()])
  const client = new pg.Client({ connectionString: plain })
  await client.connect()
  const { rows } = await client.query('select name from pgboss.queue order by name')
  await client.end()
  const names: unknown[] = rows.map(({ name }: { name: unknown }) => name)
  expect(names).toEqual(expect.arrayContaining(['aufraeumen', 'pruefen', 'tagespost', 'zeitplan']))
}, 60_000)
