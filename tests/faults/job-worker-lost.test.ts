import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { waitFor } from '../contract/content-api.ts'
import { startChaosProxy } from '../support/chaos-proxy.ts'
import { openDueNews } from '../support/due-news.ts'
import { startJobWorker } from '../support/job-worker.ts'
import { query } from '../support/postgres.ts'

const { cluster, environment, addDue, isPublic, timesPublished, slow } = await openDueNews()

type Worker = Awaited<ReturnType<typeof startJobWorker>>

/** What is due is published once and soon, and the worker ends in order. */
async function expectDone(worker: Worker, id: string): Promise<void> {
  await waitFor(
    () => isPublic(id),
    () => worker.log.join('\n'),
    20_000,
  )
  expect(await timesPublished(id)).toBe(1)
  expect(worker.log.join('\n')).not.toContain('not an error')
  worker.signal('SIGTERM')
  expect(await worker.exited).toBe(0)
}

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
  await expectDone(worker, id)
})

/** A worker behind a proxy that lets its database fall silent. */
async function startBehindProxy() {
  const proxy = await startChaosProxy(cluster.url)
  const { host } = new URL(proxy.url)
  const through = Object.assign(new URL(cluster.url), { host }).href
  return { proxy, worker: await startJobWorker({ ...environment, DATABASE_URL: through }) }
}

/** A worker that falls silent may have the writers' turn: whoever is refused tries again. */
async function addDueAgain(worker: Worker, inMilliseconds?: number): Promise<string> {
  let id = ''
  await waitFor(
    async () => {
      id = await addDue(inMilliseconds)
      return true
    },
    () => worker.log.join('\n'),
    20_000,
  )
  return id
}

test('F03: a database that falls silent holds the worker up for seconds, and no connection for good', async () => {
  const { proxy, worker } = await startBehindProxy()
  proxy.setChaos({ kind: 'silence' })
  await sleep(4_000) // Every queue has asked for its jobs by then.
  const id = await addDueAgain(worker)
  proxy.setChaos({ kind: 'none' })
  await expectDone(worker, id)
  await proxy.close()
})

test('F03: the same in the middle of publishing keeps editors from saving for seconds only', async () => {
  const { proxy, worker } = await startBehindProxy()
  proxy.setChaos({ kind: 'silence', from: 'delete from zeitplan' })
  const id = await addDue()
  await waitFor(async () => proxy.isSilent())
  await addDueAgain(worker, 60_000)
  proxy.setChaos({ kind: 'none' })
  await expectDone(worker, id)
  await proxy.close()
})
