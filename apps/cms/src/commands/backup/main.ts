import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../env.ts'
import { dumpDatabase } from './dump-database.ts'
import { copyOut, isEmptyFolder } from './folders.ts'
import { hashFiles, writeManifest } from './manifest.ts'

const [folder] = process.argv.slice(2)

/** The database first: a file without a row is harmless, a row without its file is not. */
async function backUp(to: string): Promise<number> {
  if (!(await isEmptyFolder(to))) throw new Error(`${to} is not empty.`)
  await mkdir(to, { recursive: true, mode: 0o700 })
  const dumped = await dumpDatabase(env.DATABASE_URL, path.join(to, 'datenbank'))
  await copyOut(to)
  const files = await hashFiles(to)
  const media = env.MEDIA_S3_ENDPOINT === undefined ? 'folder' : 's3'
  const made = new Date().toISOString()
  await writeManifest(to, { version: 1, made, media, ...dumped, files })
  return Object.keys(files).length
}

try {
  if (folder === undefined) throw new Error('Say where to: npm run backup -- <folder>')
  process.stdout.write(`${await backUp(folder)} files in ${folder}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'The backup failed.'}\n`)
  process.exitCode = 1
}
