import type { APIRequestContext } from '@playwright/test'
import pg from 'pg'
import { z } from 'zod'
import { type Account, backOffice } from './editor.ts'

const session = z.object({ token: z.string() })

/** Names the lock of those who log in here. */
const lock = 20_261_124

/**
 * Does something in the back office as an editor whom no browser logs in as. One at a time: of two
 * logins of an account at the same moment one is lost.
 */
export async function asEditor<Result>(
  request: APIRequestContext,
  { email, password }: Pick<Account, 'email' | 'password'>,
  work: (headers: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL ?? '' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    const data = { email, password }
    const entered = await request.post(`${backOffice}/api/benutzer/login`, { data })
    return await work({ Authorization: `JWT ${session.parse(await entered.json()).token}` })
  } finally {
    await client.end()
  }
}
