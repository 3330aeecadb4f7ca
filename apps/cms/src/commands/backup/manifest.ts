import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { filesBelow } from './copy-folder.ts'
import { sequences } from './dump-database.ts'

const name = 'manifest.json'

/** What a backup holds: every file with its hash. */
export const manifest = z.object({
  version: z.literal(1),
  made: z.iso.datetime(),
  /** Where pictures, documents and attachments lay: those of a bucket are not in the backup. */
  media: z.enum(['folder', 's3']),
  migrations: z.array(z.string()),
  /** Which secret the town had; older backups do not say. */
  secret: z.string().optional(),
  sequences,
  files: z.record(z.string(), z.string()),
})

/** What a backup holds. */
export type Manifest = z.infer<typeof manifest>

/** SHA-256 of every file below a folder, by path, the manifest left out. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const files = (await filesBelow(folder))
    .map((file) => path.relative(folder, file))
    .filter((file) => file !== name)
    .sort()
  const hashes: Record<string, string> = {}
  for (const file of files) {
    const hash = createHash('sha256')
    const chunks: AsyncIterable<Buffer> = createReadStream(path.join(folder, file))
    for await (const chunk of chunks) hash.update(chunk)
    hashes[file.split(path.sep).join('/')] = hash.digest('hex')
  }
  return hashes
}

/** Writes the manifest last: a backup that was broken off has none and is none. */
export async function writeManifest(folder: string, given: Manifest): Promise<void> {
  await writeFile(path.join(folder, name), `${JSON.stringify(given, null, 2)}\n`, { flag: 'wx' })
}

/** Reads the manifest, and refuses a backup of which a file is missing, changed or added. */
export async function readManifest(folder: string): Promise<Manifest> {
  const known = manifest.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8')))
  const found = await hashFiles(folder)
  const wrong = [...new Set([...Object.keys(known.files), ...Object.keys(found)])].filter(
    (file) => known.files[file] !== found[file],
  )
  if (wrong.length > 0) throw new Error(`The backup is damaged: ${wrong.slice(0, 5).join(', ')}`)
  return known
}
