import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { APIError, type DatabaseAdapterObj } from 'payload'

/** Says to an editor and to whoever calls the API that a save may be lost. */
class UncertainCommitError extends APIError {
  constructor(cause: unknown) {
    const words =
      'Das Speichern ist nicht bestätigt: Die Verbindung zur Datenbank ist abgerissen. Ihre Eingaben stehen noch hier. Bitte speichern Sie in einer Minute noch einmal.'
    super(words, 503, undefined, true)
    this.cause = cause
  }
}

/** What is used of drizzle, which Payload has installed three times with types that do not agree. */
type Drizzle = {
  transaction<Result>(
    work: (transaction: { execute(statement: string): Promise<unknown> }) => Promise<Result>,
    options?: object,
  ): Promise<Result>
}

/** Why a transaction was not kept, by the transaction. */
type Failures = WeakMap<object, unknown>

/**
 * Notes why transactions fail. After a statement that failed unnoticed, PostgreSQL takes COMMIT for
 * ROLLBACK and reports no error; the statement before it makes it say so.
 */
function collectFailures(drizzle: Drizzle, failures: Failures): void {
  const open = drizzle.transaction.bind(drizzle)
  drizzle.transaction = async (work, options) => {
    let current: object = {}
    try {
      return await open(async (transaction) => {
        current = transaction
        const result = await work(transaction)
        await transaction.execute('select 1')
        return result
      }, options)
    } catch (error) {
      failures.set(current, error)
      throw error
    }
  }
}

/** Payload's adapter reports a commit that failed as done; this one throws (fault F09). */
export function withCertainCommits(
  made: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...made,
    init: (args) => {
      const adapter = made.init(args)
      const failures: Failures = new WeakMap()
      const connect = adapter.connect?.bind(adapter)
      const commit = adapter.commitTransaction.bind(adapter)
      return Object.assign(adapter, {
        connect: async (...given: Parameters<NonNullable<typeof connect>>) => {
          await connect?.(...given)
          collectFailures(adapter.drizzle, failures)
        },
        commitTransaction: async (id: Parameters<typeof commit>[0]) => {
          const transaction = adapter.sessions[String(await id)]?.db
          await commit(id)
          if (transaction && failures.has(transaction))
            throw new UncertainCommitError(failures.get(transaction))
        },
      })
    },
  }
}
