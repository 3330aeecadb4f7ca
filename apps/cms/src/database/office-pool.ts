/** How the back office and the commands use PostgreSQL; times in milliseconds. */
export const officePool = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  keepAlive: true,
} as const
