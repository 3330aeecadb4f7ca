import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../env.ts'
import { withoutSweeps } from '../../platform/media/index.ts'
import { namesIn } from './copy-folder.ts'
import { type Dumped, dumpDatabase } from './dump-database.ts'
import { copyOut, filesLie, leftOut } from './folders.ts'
import { hashFiles, writeManifest } from './manifest.ts'
import { markOf } from './secret-mark.ts'

const [folder] = process.argv.slice(2)

/**
 * Files before the database and again after it. A file is written before its row and removed after
 * it: while nothing is removed, whatever the rows of a moment name still lies there afterwards. The
 * first time is the long one, and removing goes on; the second brings only what came since.
 */
async function takeAll(to: string): Promise<Dumped> {
  await copyOut(to)
  return withoutSweeps(async () => {
    const dumped = await dumpDatabase(env.DATABASE_URL, path.join(to, 'datenbank'))
    await copyOut(to)
    return dumped
  })
}

/** It holds personal data: whoever else uses the machine reads nothing of it. */
async function makeFolder(to: string): Promise<void> {
  if ((await namesIn(to)).length > 0) throw new Error(`${to} is not empty.`)
  process.umask(0o077)
  await mkdir(to, { recursive: true })
  await chmod(to, 0o700)
}

async function backUp(to: string): Promise<number> {
  await makeFolder(to)
  const dumped = await takeAll(to)
  const files = await hashFiles(to)
  const made = new Date().toISOString()
  const secret = markOf(env.PAYLOAD_SECRET)
  await writeManifest(to, { version: 1, made, media: filesLie, secret, ...dumped, files })
  return Object.keys(files).length
}

try {
  if (folder === undefined) throw new Error('Say where to: npm run backup -- <folder>')
  process.stdout.write(`${await backUp(folder)} files in ${folder}\n${leftOut}`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'The backup failed.'}\n`)
  process.exitCode = 1
}
