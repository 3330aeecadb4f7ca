import { readdirSync } from 'node:fs'
import path from 'node:path'
import { env } from '../../env.ts'
import { filesLie, filledFolders, leftOut, withCopies } from './folders.ts'
import { isEmptyDatabase, loadDatabase } from './load-database.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { markOf } from './secret-mark.ts'

const [folder] = process.argv.slice(2)

/** What is wrong when files lay elsewhere than they are to lie now, by where they lay. */
const elsewhere: Record<Manifest['media'], string> = {
  folder: 'The backup holds files for folders: restore it without MEDIA_S3_ENDPOINT.',
  s3: 'The files of this backup lie in a bucket: name it with the variables MEDIA_S3_….',
}

/** Names of the migrations of this version, as the database names those that it has had. */
function ownMigrations(): string[] {
  const files = readdirSync(path.join(import.meta.dirname, '../../migrations'))
  return files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => path.basename(file, '.ts'))
}

/** Refuses what this version, with its secret and where its files lie, could not read. */
function refuseForeign({ media, secret, migrations }: Manifest): void {
  if (media !== filesLie) throw new Error(elsewhere[media])
  if (secret !== undefined && secret !== markOf(env.PAYLOAD_SECRET))
    throw new Error('The backup was made with another PAYLOAD_SECRET.')
  if (migrations.toSorted().join() !== ownMigrations().toSorted().join())
    throw new Error('The backup was made by another version: its migrations are others.')
}

/** A backup that is whole, and a place with nothing in it that could be lost. */
async function check(from: string | undefined): Promise<{ from: string; manifest: Manifest }> {
  if (from === undefined) throw new Error('Say from where: npm run restore -- <folder>')
  const manifest = await readManifest(from)
  refuseForeign(manifest)
  const filled = await filledFolders()
  if (filled.length > 0) throw new Error(`Not empty: ${filled.join(', ')}`)
  if (!(await isEmptyDatabase(env.DATABASE_URL)))
    throw new Error('The database has tables already.')
  return { from, manifest }
}

function tell(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : 'The restore failed.'}\n`)
}

function askForAnother(): void {
  process.stderr.write('Make the database anew before you try again: it has tables now.\n')
}

/** Files first: a disk that is full then leaves nothing behind, and no row is without its file. */
async function restore(from: string, write: () => Promise<void>): Promise<void> {
  try {
    await withCopies(from, async () => {
      process.once('exit', askForAnother)
      await write()
      process.off('exit', askForAnother)
    })
  } catch (error) {
    tell(error)
    throw error
  }
}

try {
  const { from, manifest } = await check(folder)
  // Two seconds of code, which a restore that is refused does not need.
  const { runCommand } = await import('../connect.ts')
  const { prepareDatabase } = await import('../prepare-database.ts')
  await runCommand(async (payload) => {
    await restore(from, async () => {
      await prepareDatabase(payload)
      await loadDatabase(env.DATABASE_URL, path.join(from, 'datenbank'), manifest)
    })
    const count = Object.keys(manifest.files).length
    process.stdout.write(`${count} files of ${manifest.made}\n${leftOut}`)
  })
} catch (error) {
  tell(error)
  process.exitCode = 1
}
