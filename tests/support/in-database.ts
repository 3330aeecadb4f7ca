import pg from 'pg'

/** Runs a statement in the database of the town that browser tests visit. */
export async function inDatabase(statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(statement, values).finally(() => client.end())
}
