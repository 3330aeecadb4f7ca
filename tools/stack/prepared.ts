import { readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { root } from './settings.ts'

const facts = z.object({ migrations: z.array(z.string()), pages: z.number(), admins: z.number() })

const question = `
  SELECT (SELECT coalesce(json_agg(name), '[]') FROM payload_migrations) AS migrations,
         (SELECT count(*)::int FROM (SELECT FROM seiten LIMIT 1) AS page) AS pages,
         (SELECT count(*)::int FROM benutzer_rollen WHERE value = 'administration') AS admins`

/** SQLSTATE of a question about a table that is not there: nothing is prepared yet. */
const noSuchTable = '42P01'

/**
 * Whether migrating, seeding and making an administrator would find nothing to do. A shortcut
 * for the second start: each of the three commands loads the whole CMS to find that out.
 */
export async function isPrepared(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(question)
    const { migrations, pages, admins } = facts.parse(rows[0])
    return pages > 0 && admins > 0 && migrationNames().every((name) => migrations.includes(name))
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === noSuchTable) return false
    throw error
  } finally {
    await client.end()
  }
}

function migrationNames(): string[] {
  const files = readdirSync(path.join(root, 'apps/cms/src/migrations'))
  return files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => path.basename(file, '.ts'))
}
