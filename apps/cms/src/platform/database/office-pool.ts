const options = [
  // While nothing is under way to the client.
  'tcp_keepalives_idle=5',
  'tcp_keepalives_interval=2',
  'tcp_keepalives_count=3',
  // While an answer is: PostgreSQL probes nothing then, and would send it again for a quarter of an hour.
  'tcp_user_timeout=10000',
]

/**
 * PostgreSQL ends the session of a client whose machine or network is gone after some ten seconds, and
 * not after two hours, in which its locks would keep every editor from saving. One that is there may
 * take a minute between two statements of a transaction: it stores files then, a film among them.
 */
export const endsWithClient = {
  options: options.map((option) => `-c ${option}`).join(' '),
  idle_in_transaction_session_timeout: 60_000,
} as const

/** How the back office uses PostgreSQL; times in milliseconds. */
export const officePool = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 7_000,
  ...endsWithClient,
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
