import pg from 'pg'
import { given } from './report.ts'

/** Runs statements in the measured town, which may take longer than its own pools allow. */
export async function fill(statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: given('DATABASE_URL') })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
