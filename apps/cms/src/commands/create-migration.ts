import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import config from '../payload.config.ts'

/** Writes the migration from the last snapshot to the collections as they are now. */
async function createMigration(migrationName: string): Promise<void> {
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  const directory = payload.db.migrationDir
  const before = new Set(await readdir(directory))
  await payload.db.createMigration({ payload, migrationName, forceAcceptWarning: true })
  const created = (await readdir(directory)).filter((name) => !before.has(name))
  for (const name of created.filter((one) => /^\d.*\.ts$/.test(one)))
    await makeRunnable(path.join(directory, name))
  // The next migration is compared with the newest snapshot alone; each takes a megabyte.
  if (created.some(isSnapshot))
    for (const name of [...before].filter(isSnapshot)) await rm(path.join(directory, name))
  // Migrations are read from the folder; Payload's list of them cannot be imported by Node.
  await rm(path.join(directory, 'index.ts'), { force: true })
}

const isSnapshot = (name: string) => name.endsWith('.json')

/** Node strips types but no imports: what is only a type has to be imported as one. */
async function makeRunnable(file: string): Promise<void> {
  const source = await readFile(file, 'utf8')
  const runnable = source.replace(
    'import { MigrateUpArgs, MigrateDownArgs, sql }',
    'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
  )
  await writeFile(file, withSequences(runnable))
}

/** Adds the sequence that counts the numbers of each new table (`editing/fields/nummer.ts`). */
function withSequences(source: string): string {
  const [up = '', down = ''] = source.split('export async function down')
  const counted = [...up.matchAll(/CREATE TABLE "([a-z]\w*)" \(([^;]*)\);/g)].flatMap(
    ([, table = '', columns = '']) => (columns.includes('"nummer" numeric') ? [table] : []),
  )
  if (counted.length === 0) return source
  const statements = (act: string) => counted.map((table) => `  ${act} "nummer_${table}"`)
  const created = statements('CREATE SEQUENCE').map((one) => `${one} as integer;`)
  const dropped = statements('DROP SEQUENCE').map((one) => `${one};`)
  const last = '`)\n}'
  return [
    up.replace(last, `\n${created.join('\n')}${last}`),
    down.replace(last, `\n${dropped.join('\n')}${last}`),
  ].join('export async function down')
}

/** Milliseconds until a question is answered. */
const pause = 10

/**
 * Drizzle asks at the terminal whether a column was renamed where one goes and others come. Its
 * first choice is taken for each: what is new is new. Who renames a column writes that by hand.
 */
function answerWithFirstChoice(): void {
  const returns = new Readable({
    read() {
      setTimeout(() => this.push('\r'), pause)
    },
  })
  Object.defineProperty(process, 'stdin', { value: returns })
}

answerWithFirstChoice()
const { positionals } = parseArgs({ allowPositionals: true })
await createMigration(positionals[0] ?? 'aenderung')
process.exit(0)
