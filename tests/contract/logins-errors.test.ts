import { loginPaths } from '@kurstadt/contract'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { openLoginLimits } from '../../apps/cms/src/platform/accounts/login-limits.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { type Logins, openLogins, password } from './logins.ts'
import { accountsOf } from './second-factors.ts'

// T05, T06: an error while somebody guesses is no new set of guesses. Tables that are missing for a
// moment stand for a database that is too busy.

let logins: Logins
let somebody: ReturnType<typeof accountsOf>

beforeAll(async () => {
  logins = await openLogins()
  somebody = accountsOf(logins)
})

async function without<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await logins.client.query(`alter table ${table} rename to weg`)
  try {
    return await work()
  } finally {
    await logins.client.query(`alter table weg rename to ${table}`)
  }
}

const areas = ['intranet', 'rat'] as const

async function guessing(area: (typeof areas)[number], sender: string) {
  const { email } = await somebody(area)
  const headers = { 'X-Absender': `${area} ${sender}` }
  return async (passwort = 'falsch') =>
    (await logins.post(loginPaths[area].login, { email, passwort }, headers)).status
}

test.each(areas)('%s: a try that nobody could look at takes no other one back', async (area) => {
  const guess = await guessing(area, 'unseen')
  for (let count = 0; count < 4; count += 1) expect(await guess()).toBe(401)
  for (let count = 0; count < 3; count += 1)
    expect(await without('anmeldedaten', guess)).toBeGreaterThanOrEqual(500)
  expect([await guess(), await guess(password)]).toEqual([401, 429])
})

test.each(areas)('%s: an error after a wrong password gives nothing back', async (area) => {
  const guess = await guessing(area, 'unnoted')
  for (let count = 0; count < 5; count += 1)
    expect(await without('protokoll', guess)).toBeGreaterThanOrEqual(500)
  expect(await guess(password)).toBe(429)
})

test('no count falls below what there was, so that nobody saves tries up', async () => {
  const pool = new pg.Pool({ connectionString: logins.url })
  stopAfterFile(() => pool.end())
  const limits = openLoginLimits({ pool, secret: 'x'.repeat(32), area: 'rat' })
  const attempt = { email: 'spart@rat.example', sender: 'saving' }
  for (let count = 0; count < 3; count += 1) await limits.giveBack(attempt)
  const waits: number[] = []
  for (let count = 0; count < 6; count += 1) waits.push(await limits.admit(attempt))
  expect(waits.map((seconds) => seconds > 0)).toEqual([false, false, false, false, false, true])
  await limits.giveBack(attempt)
  expect(await limits.admit(attempt)).toBeGreaterThan(0)
})
