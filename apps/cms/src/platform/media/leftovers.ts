import type { PayloadRequest } from 'payload'
import pg from 'pg'
import { z } from 'zod'
import { env } from '../../env.ts'
import { endsWithClient, inTransaction, sql, writersLock } from '../database/index.ts'
import { isStoreName, type StoreName, stores } from './stores.ts'

/*
 * A database can roll back and a folder cannot. So every file that nothing may keep stands on a
 * list: before it is written (it leaves the list in the transaction that saves its document), and
 * from the transaction that stops using it. What is still on the list when its time has come is
 * removed. Whatever dies in between, no file is left over and no document without its file.
 */

/** Time that an upload may take from its first file to the end of its statement. */
const longestUpload = '10 minutes'

/** Works on a connection of its own: its statements count whatever becomes of the request. */
async function apart<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    ...endsWithClient,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 60_000,
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Puts files that are about to be written on the list, for as long as their upload may take. */
export async function announceFiles(
  store: StoreName,
  names: readonly string[],
  during: string = longestUpload,
): Promise<void> {
  const text = `insert into media_leftovers as listed (store, name, due)
    select $1, unnest($2::text[]), now() + $3::interval
    on conflict (store, name) do update set due = excluded.due where not listed.is_claimed`
  await apart((client) => client.query(text, [store, names, during]))
}

/**
 * Takes written files off the list in the transaction that saves their document; false when it
 * took so long that some of them are being removed already.
 */
export async function keepFiles(
  req: PayloadRequest,
  store: StoreName,
  names: readonly string[],
): Promise<boolean> {
  const kept = await inTransaction(
    req,
    sql`delete from media_leftovers where store = ${store} and not is_claimed
        and name = any(${sql.param([...names])}::text[]) returning name`,
  )
  return kept.length === names.length
}

/** Puts files on the list with the transaction that stops using them, to go after a while. */
export async function leaveFiles(
  req: PayloadRequest,
  store: StoreName,
  names: readonly string[],
  after: '0 seconds' | '5 minutes',
): Promise<void> {
  await inTransaction(
    req,
    sql`insert into media_leftovers (store, name, due)
        select ${store}, unnest(${sql.param([...names])}::text[]), now() + ${after}::interval
        on conflict do nothing`,
  )
}

const claimed = z.object({ store: z.string(), name: z.string() })

/** Marks what was due at a time: from here on no upload keeps it any more. */
async function claim(client: pg.Client, time: string): Promise<z.infer<typeof claimed>[]> {
  const text = `
    update media_leftovers set is_claimed = true where (store, name) in (
      select store, name from media_leftovers where due <= $1 limit 500 for update skip locked
    ) returning store, name`
  const { rows } = await client.query(text, [time])
  return rows.map((row) => claimed.parse(row))
}

async function removeFile(store: string, name: string): Promise<void> {
  if (!isStoreName(store)) throw new Error(`The list of leftovers names no store: ${store}`)
  await stores[store].remove(name)
}

/** Files that were removed, and why others were not. */
type Removal = { count: number; reasons: unknown[] }

/** Removes each file by itself: one that cannot go now keeps no other, and is due in a minute. */
async function removeClaimed(client: pg.Client, store: string, names: string[]): Promise<Removal> {
  const results = await Promise.allSettled(names.map((name) => removeFile(store, name)))
  const withStatus = (status: 'fulfilled' | 'rejected') =>
    names.filter((_, index) => results[index]?.status === status)
  const removed = withStatus('fulfilled')
  const ofThese = 'where store = $1 and name = any($2::text[])'
  await client.query(`delete from media_leftovers ${ofThese}`, [store, removed])
  await client.query(`update media_leftovers set due = now() + interval '1 minute' ${ofThese}`, [
    store,
    withStatus('rejected'),
  ])
  const reasons: unknown[] = []
  for (const one of results) if (one.status === 'rejected') reasons.push(one.reason)
  return { count: removed.length, reasons }
}

/** Any fixed number: sweeps share this lock; who needs every file to stay has it alone. */
const sweepsLock = 7_402_028

const answered = z.object({ may: z.boolean(), time: z.string() })

/** The time at which a sweep begins; null when there may be none now. */
async function beginSweep(client: pg.Client): Promise<string | null> {
  const text = 'select pg_try_advisory_lock_shared($1) as may, now()::text as time'
  const { rows } = await client.query(text, [sweepsLock])
  const { may, time } = answered.parse(rows[0])
  return may ? time : null
}

/** Does work while no sweep removes a file; those that are due wait for the next sweep. */
export function withoutSweeps<Result>(work: () => Promise<Result>): Promise<Result> {
  return apart(async (client) => {
    await client.query('select pg_advisory_lock($1)', [sweepsLock])
    return work()
  })
}

/**
 * Removes every file whose time has come; says how many. Two sweeps at once do no harm. The first
 * reason why one could not be removed is thrown once all others are.
 */
export function sweepLeftovers(): Promise<number> {
  return apart(async (client) => {
    const time = await beginSweep(client)
    if (time === null) return 0
    const all: Removal = { count: 0, reasons: [] }
    for (let due = await claim(client, time); due.length > 0; due = await claim(client, time))
      for (const [store, rows] of Map.groupBy(due, (row) => row.store)) {
        const names = rows.map(({ name }) => name)
        const { count, reasons } = await removeClaimed(client, store, names)
        all.count += count
        all.reasons.push(...reasons)
      }
    if (all.reasons.length > 0) throw all.reasons[0]
    return all.count
  })
}

/** Lets whoever is writing content come to an end. */
export async function awaitWriters(): Promise<void> {
  await apart((client) => client.query('select pg_advisory_xact_lock($1)', [writersLock]))
}
