/** How the back office uses PostgreSQL; times in milliseconds. */
export const officePool = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 7_000,
  // Between two statements of a save its files are stored, a film among them.
  idle_in_transaction_session_timeout: 60_000,
  // Less than `officeTimeout`: whoever has waited in vain must not be given one just as silent.
  idleTimeoutMillis: 5_000,
  keepAlive: true,
} as const

/**
 * How long the back office waits for an answer; a little longer than the database lets a statement
 * run, so that it comes into play only when the database itself says nothing (fault F03).
 */
export const officeTimeout = 8_000

/** The same for commands, which nobody waits for at a form: a migration or an import may take its time. */
export const commandPool = {
  ...officePool,
  statement_timeout: 600_000,
  idle_in_transaction_session_timeout: 600_000,
} as const
