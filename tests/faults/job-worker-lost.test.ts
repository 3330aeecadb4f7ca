import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { waitFor } from '../contract/content-api.ts'
import { startChaosProxy } from '../support/chaos-proxy.ts'
import { openDueNews } from '../support/due-news.ts'
import { startJobWorker } from '../support/job-worker.ts'
import { query } from '../support/postgres.ts'

// Apart from the worker's other tests, because it waits for the next full minute.

const { cluster, environment, addDue, isPublic, timesPublished, slow } = await openDueNews()

test('F02: a connection that is lost in the middle of publishing costs one try', async () => {
  await slow.begin()
  const worker = await startJobWorker(environment)
  const id = await addDue()
  await waitFor(slow.isPublishing)
  await query(
    cluster.url,
    "select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'",
  )
  await slow.end()
  await waitFor(
    () => isPublic(id),
    () => worker.log.join('\n'),
    75_000,
  )
  expect(await timesPublished(id)).toBe(1)
  worker.signal('SIGTERM')
  expect(await worker.exited).toBe(0)
}, 120_000)

/** A worker behind a proxy that lets its database fall silent. */
async function startBehindProxy() {
  const proxy = await startChaosProxy(cluster.url)
  const { host } = new URL(proxy.url)
  const through = Object.assign(new URL(cluster.url), { host }).href
  const worker = await startJobWorker({ ...environment, DATABASE_URL: through })
  /** Publishes what is due once the database speaks again, ends in order, and leaves nobody waiting. */
  async function recover(id: string): Promise<void> {
    proxy.setChaos({ kind: 'none' })
    await waitFor(
      () => isPublic(id),
      () => worker.log.join('\n'),
      20_000,
    )
    expect(await timesPublished(id)).toBe(1)
    worker.signal('SIGTERM')
    expect(await worker.exited).toBe(0)
    await proxy.close()
  }
  return { proxy, recover }
}

test('F03: a database that falls silent holds the worker up for seconds, and no connection for good', async () => {
  const { proxy, recover } = await startBehindProxy()
  proxy.setChaos({ kind: 'silence' })
  await sleep(4_000) // Every queue has asked for its jobs by then.
  await recover(await addDue())
}, 90_000)

test('F03: the same in the middle of publishing, and editors save all the while', async () => {
  const { proxy, recover } = await startBehindProxy()
  proxy.setChaos({ kind: 'silence', from: 'delete from zeitplan' })
  const id = await addDue()
  await waitFor(async () => proxy.isSilent())
  await addDue(60_000) // Waits for its turn, which the silent worker has.
  await recover(id)
}, 90_000)
