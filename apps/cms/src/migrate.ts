import pg from 'pg'
import { runCommand } from './connect.ts'
import { env } from './env.ts'

/** Any fixed number: whoever migrates holds this lock, so that two nodes never do at once (F23). */
const migrationLock = 7_402_027

const client = new pg.Client({ connectionString: env.DATABASE_URL })
await client.connect()
await client.query('select pg_advisory_lock($1)', [migrationLock])
await runCommand((payload) => payload.db.migrate())
