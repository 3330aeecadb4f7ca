import path from 'node:path'
import { env } from '../../env.ts'
import { filesLie, filledFolders, leftOut, withCopies } from './folders.ts'
import { isEmptyDatabase, loadDatabase } from './load-database.ts'
import { type Manifest, readManifest } from './manifest.ts'

const [folder] = process.argv.slice(2)

/** What is wrong when files lay elsewhere than they are to lie now, by where they lay. */
const elsewhere: Record<Manifest['media'], string> = {
  folder: 'The backup holds files for folders: restore it without MEDIA_S3_ENDPOINT.',
  s3: 'The files of this backup lie in a bucket: name it with the variables MEDIA_S3_….',
}

/** A backup that is whole, and a place with nothing in it that could be lost. */
async function check(from: string | undefined): Promise<{ from: string; manifest: Manifest }> {
  if (from === undefined) throw new Error('Say from where: npm run restore -- <folder>')
  const manifest = await readManifest(from)
  if (manifest.media !== filesLie) throw new Error(elsewhere[manifest.media])
  const filled = await filledFolders()
  if (filled.length > 0) throw new Error(`Not empty: ${filled.join(', ')}`)
  if (!(await isEmptyDatabase(env.DATABASE_URL)))
    throw new Error('The database has tables already.')
  return { from, manifest }
}

function tell(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : 'The restore failed.'}\n`)
}

/** Files first: a disk that is full then leaves nothing behind, and no row is without its file. */
async function restore(from: string, write: () => Promise<void>): Promise<void> {
  let isWriting = false
  try {
    await withCopies(from, () => {
      isWriting = true
      return write()
    })
  } catch (error) {
    tell(error)
    if (isWriting)
      process.stderr.write('Make the database anew before you try again: it has tables now.\n')
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
