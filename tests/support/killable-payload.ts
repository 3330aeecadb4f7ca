import type { Payload } from 'payload'

/** A worker's way to the database, of which nothing goes on once it is killed. */
export type Killable = {
  payload: Payload
  /** Lets the next work be killed after so many steps, before or after a statement; null: never. */
  killAfter: (steps: number | null) => void
  /** Does something besides statements that may be cut off before it, or before its answer. */
  around: <Result>(act: () => Promise<Result>) => Promise<Result>
  /** What came of some work: done, or killed in the middle. */
  run: (work: () => Promise<void>) => Promise<'done' | 'killed'>
}

const never = new Promise<never>(() => undefined)

/** Counts steps; whoever takes the one after the last never comes back. */
function countSteps() {
  let left = Number.POSITIVE_INFINITY
  const { promise: killed, resolve: kill } = Promise.withResolvers<'killed'>()
  const step = async () => {
    left -= 1
    if (left >= 0) return
    kill('killed')
    await never
  }
  const around = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    await step()
    const result = await act()
    await step()
    return result
  }
  const killAfter = (steps: number | null) => {
    left = steps ?? Number.POSITIVE_INFINITY
  }
  return { killAfter, killed, around }
}

/** The same object with some of its members in other words. */
const withMembers = <Target extends object>(target: Target, members: Record<string, unknown>) =>
  new Proxy(target, {
    get: (_, name): unknown =>
      typeof name === 'string' && name in members ? members[name] : Reflect.get(target, name),
  })

/**
 * Payload as a worker has it that may be killed at any step, as SIGKILL does: what it had not committed
 * is rolled back, and it neither catches nor writes anything afterwards.
 */
export function killable(payload: Payload): Killable {
  const { around, killAfter, killed } = countSteps()
  const cut = killed.then(() => {
    throw new Error('killed')
  })
  cut.catch(() => undefined)
  const { db } = payload
  const { drizzle, pool } = db
  type Transaction = Parameters<Parameters<typeof drizzle.transaction>[0]>[0]
  const within = (transaction: Transaction) =>
    withMembers(transaction, {
      execute: (statement: Parameters<Transaction['execute']>[0]) =>
        around(async () => transaction.execute(statement)),
    })
  const own = withMembers(drizzle, {
    execute: (statement: Parameters<typeof drizzle.execute>[0]) =>
      around(async () => drizzle.execute(statement)),
    transaction: (
      work: (transaction: Transaction) => Promise<unknown>,
      options?: Parameters<typeof drizzle.transaction>[1],
    ) =>
      around(() =>
        drizzle.transaction(
          (transaction) => Promise.race([work(within(transaction)), cut]),
          options,
        ),
      ),
  })
  const ownPool = withMembers(pool, {
    query: (query: { text: string; values?: unknown[] }) => around(() => pool.query(query)),
  })
  const ownDb = withMembers(db, { drizzle: own, pool: ownPool })
  const run = async (work: () => Promise<void>) =>
    Promise.race([work().then(() => 'done' as const), killed])
  return { payload: withMembers(payload, { db: ownDb }), killAfter, around, run }
}
