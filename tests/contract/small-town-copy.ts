import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { inject } from 'vitest'
import { cleanDatabase } from '../support/new-database.ts'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment } from './content-api.ts'
import type { SmallTown } from './small-town.ts'

const run = promisify(execFile)
const script = path.resolve(import.meta.dirname, 'fill-small-town.ts')
/** The database that is copied; its comment holds what is known of it. */
const original = 'kleinstadt'
const folders = ['MEDIA_DIR', 'DOCUMENT_DIR', 'ATTACHMENT_DIR'] as const

/** What is known of the filled original. */
type Filled = { town: SmallTown; files: Record<(typeof folders)[number], string> }

/** A small town of its own: a copy of one that was filled once in this run (2 s of computing). */
export async function copySmallTown(): Promise<{
  town: SmallTown
  environment: Record<string, string>
}> {
  const { town, files } = await filledOnce()
  const { url } = await createDatabase({ template: original })
  const environment = cmsEnvironment(url)
  for (const name of folders) await cp(files[name], environment[name] ?? '', { recursive: true })
  return { town, environment }
}

/** Whoever comes first fills it; test files of other processes wait at the lock. */
async function filledOnce(): Promise<Filled> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(58)')
    if (!(await readFilled(client))) await fill(client)
    const filled = await readFilled(client)
    if (!filled) throw new Error('The small town is filled, and cannot be found.')
    return filled
  } finally {
    await client.end()
  }
}

async function readFilled(client: pg.Client): Promise<Filled | undefined> {
  const { rows } = await client.query<{ facts: Filled }>(
    "select shobj_description(oid, 'pg_database')::json as facts from pg_database where datname = $1",
    [original],
  )
  return rows[0]?.facts
}

/** A process of its own fills it: a database that somebody has open cannot be copied. */
async function fill(client: pg.Client): Promise<void> {
  const draft = `${original}_entwurf`
  await client.query(`drop database if exists ${draft}`)
  const url = await cleanDatabase(inject('postgresUrl'), {
    name: draft,
    template: inject('postgresTemplate'),
  })
  const folder = await mkdtemp(path.join(inject('runFolder'), 'small-town-'))
  const files = {
    MEDIA_DIR: path.join(folder, 'media'),
    DOCUMENT_DIR: path.join(folder, 'documents'),
    ATTACHMENT_DIR: path.join(folder, 'attachments'),
  }
  // Made even if the town has nothing to put there: every one of them is copied.
  for (const place of Object.values(files)) await mkdir(place)
  const env = { ...process.env, ...cmsEnvironment(url), ...files, LOG_LEVEL: 'fatal' }
  const { stdout } = await run(process.execPath, [script], { env })
  const town = stdout.trim().split('\n').at(-1)
  const facts = client.escapeLiteral(`{ "town": ${town}, "files": ${JSON.stringify(files)} }`)
  await client.query(`comment on database ${draft} is ${facts}`)
  await client.query(`alter database ${draft} rename to ${original}`)
}
