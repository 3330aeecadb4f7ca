import path from 'node:path'
import { env } from '../../env.ts'
import { runCommand } from '../connect.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { copyBack, filledFolders } from './folders.ts'
import { isEmptyDatabase, loadDatabase } from './load-database.ts'
import { type Manifest, readManifest } from './manifest.ts'

const [folder] = process.argv.slice(2)

/** A backup that is whole, and a place with nothing in it that could be lost. */
async function check(from: string | undefined): Promise<{ from: string; manifest: Manifest }> {
  if (from === undefined) throw new Error('Say from where: npm run restore -- <folder>')
  const manifest = await readManifest(from)
  const filled = await filledFolders()
  if (filled.length > 0) throw new Error(`Not empty: ${filled.join(', ')}`)
  if (!(await isEmptyDatabase(env.DATABASE_URL)))
    throw new Error('The database has tables already.')
  return { from, manifest }
}

try {
  const { from, manifest } = await check(folder)
  await runCommand(async (payload) => {
    await prepareDatabase(payload)
    await loadDatabase(env.DATABASE_URL, path.join(from, 'datenbank'), manifest)
    await copyBack(from)
    process.stdout.write(`${Object.keys(manifest.files).length} files of ${manifest.made}\n`)
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'The restore failed.'}\n`)
  process.exitCode = 1
}
