import { setTimeout as sleep } from 'node:timers/promises'
import { changeVersion } from '@kurstadt/contract'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { query } from '../support/postgres.ts'
import { slowdown } from '../support/processor-time.ts'
import { followFeed } from './feed-reader.ts'
import { type RunningTown, startTown } from './running-town.ts'

let running: RunningTown

beforeAll(async () => {
  running = await startTown()
  await stockWasTold()
})

/** An API says by itself, two seconds after its start, that the stock of the shop may have changed. */
async function stockWasTold(): Promise<void> {
  const feed = await followFeed(running.api.url, 0)
  while (!(await feed.next(15_000)).data.tags?.includes('shop_bestand'));
  feed.close()
}

function record(...tags: string[]): Promise<void> {
  return query(
    running.databaseUrl,
    `insert into content_changes (tags) values (array['${tags.join("','")}'])`,
  )
}

async function newest(): Promise<number> {
  return changeVersion.parse(await running.read('aenderungen/stand')).id
}

test('a reader is greeted with the newest number', async () => {
  const feed = await followFeed(running.api.url)
  const hello = await feed.next()
  expect(hello).toStrictEqual({ event: 'hello', id: null, data: { id: await newest() } })
  feed.close()
})

test('a published change reaches every reader within a second, a draft none', async () => {
  const feeds = await Promise.all([followFeed(running.api.url), followFeed(running.api.url)])
  for (const feed of feeds) await feed.next()
  const { payload, town } = running
  const { docs } = await payload.find({
    collection: 'veranstaltungen',
    where: { nummer: { equals: town.concert } },
    overrideAccess: true,
    depth: 0,
  })
  const [event] = docs
  if (!event) throw new Error('no event')
  const change = { collection: 'veranstaltungen', id: event.id, overrideAccess: true } as const
  await payload.update({ ...change, draft: true, data: { veranstaltungsort: 'nur im Entwurf' } })
  const before = performance.now()
  await payload.update({ ...change, data: { veranstaltungsort: 'Pavillon', _status: 'published' } })
  for (const feed of feeds) {
    expect(await feed.next()).toMatchObject({
      event: 'change',
      data: { tags: ['veranstaltungen', `veranstaltungen:${town.concert}`] },
    })
    feed.close()
  }
  expect(performance.now() - before).toBeLessThan(1_000 * slowdown())
})

test('a reader that was away gets what it missed, in order and once', async () => {
  const seen = await newest()
  for (const tag of ['seiten:1', 'seiten:2', 'seiten:3']) await record('seiten', tag)
  const feed = await followFeed(running.api.url, seen)
  expect((await feed.next()).event).toBe('hello')
  const received = [await feed.next(), await feed.next(), await feed.next()]
  expect(received.map(({ data }) => data.tags?.[1])).toStrictEqual([
    'seiten:1',
    'seiten:2',
    'seiten:3',
  ])
  await record('menu')
  expect(await feed.next()).toMatchObject({ event: 'change', data: { tags: ['menu'] } })
  feed.close()
})

test('nothing falls between what was missed and what comes, however it arrives', async () => {
  const seen = await newest()
  const writing = (async () => {
    for (let count = 0; count < 60; count += 1) await record(`medien:${count + 1}`)
  })()
  const feeds = []
  for (let count = 0; count < 8; count += 1) {
    feeds.push(await followFeed(running.api.url, seen))
    await sleep(15)
  }
  await writing
  for (const feed of feeds) {
    expect((await feed.next()).event).toBe('hello')
    const ids = []
    while (ids.length < 60) ids.push((await feed.next()).data.id)
    expect(new Set(ids).size).toBe(60)
    expect(ids).toStrictEqual(ids.toSorted((a, b) => a - b))
    feed.close()
  }
})

// The second comes at every moment of the look that the first has set off.
test('of two changes in close succession neither waits for the next look at the table', async () => {
  const feed = await followFeed(running.api.url)
  await feed.next()
  const client = new pg.Client({ connectionString: running.databaseUrl })
  await client.connect()
  const insert = `insert into content_changes (tags) values (array['seiten'])`
  const slowest = { milliseconds: 0 }
  for (let round = 0; round < 400; round += 1) {
    await client.query(insert)
    const second = performance.now() + (round % 40) / 10
    while (performance.now() < second);
    await client.query(insert)
    const sent = performance.now()
    await feed.next()
    await feed.next()
    slowest.milliseconds = Math.max(slowest.milliseconds, performance.now() - sent)
  }
  expect(slowest.milliseconds).toBeLessThan(900 * slowdown())
  await client.end()
  feed.close()
})

test('a reader whose past is no longer kept must drop everything', async () => {
  const feed = await followFeed(running.api.url, (await newest()) + 1_000)
  expect((await feed.next()).event).toBe('hello')
  expect(await feed.next()).toStrictEqual({
    event: 'reset',
    id: String(await newest()),
    data: { id: await newest() },
  })
  feed.close()
  const last = await newest()
  await query(running.databaseUrl, `delete from content_changes where id < ${last}`)
  const late = await followFeed(running.api.url, 1)
  expect((await late.next()).event).toBe('hello')
  expect((await late.next()).event).toBe('reset')
  late.close()
})

test('a lost connection to the database costs no change', async () => {
  const feed = await followFeed(running.api.url)
  await feed.next()
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'change-feed' and datname = current_database()`
  for (const tag of ['aemter:1', 'aemter:2', 'aemter:3']) {
    await query(running.databaseUrl, cut)
    await record(tag)
    expect(await feed.next(3_000)).toMatchObject({ event: 'change', data: { tags: [tag] } })
  }
  feed.close()
})

test('a change is noticed without its notification', async () => {
  const feed = await followFeed(running.api.url)
  await feed.next()
  await query(
    running.databaseUrl,
    `begin; alter table content_changes disable trigger content_changes_notify;
     insert into content_changes (tags) values (array['mitarbeiter']);
     alter table content_changes enable trigger content_changes_notify; commit`,
  )
  expect(await feed.next(2_500)).toMatchObject({ data: { tags: ['mitarbeiter'] } })
  feed.close()
})
