import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../env.ts'
import { copyFolder, namesIn, ofTheDisk } from './copy-folder.ts'
import type { Manifest } from './manifest.ts'

/** Where all files lie, those of `platform/media/stores.ts`: on the disk, or in a bucket. */
export const filesLie: Manifest['media'] = env.MEDIA_S3_ENDPOINT === undefined ? 'folder' : 's3'

/** Folders of files that belong to the rows of the database, by their name in a backup. */
const folders =
  filesLie === 's3'
    ? []
    : [
        { name: 'media', at: env.MEDIA_DIR },
        { name: 'dokumente', at: env.DOCUMENT_DIR },
        { name: 'anlagen', at: env.ATTACHMENT_DIR },
      ]

/** What a backup leaves out and its operator has to see to; empty when it holds everything. */
export const leftOut =
  filesLie === 's3'
    ? `Pictures, documents and attachments are not in it: they lie in the bucket ${env.MEDIA_S3_BUCKET}.\n`
    : ''

/** A backup that lies in a folder it takes along would hold itself. */
async function refuseInside(folder: string, backup: string): Promise<void> {
  if ((await namesIn(folder)).length === 0) return
  const way = path.relative(await realpath(folder), await realpath(backup))
  if (way.split(path.sep)[0] !== '..') throw new Error(`${backup} lies in ${folder}.`)
}

/** Copies those files of the town into a backup that it does not hold yet. */
export async function copyOut(backup: string): Promise<void> {
  for (const { name, at } of folders) {
    await refuseInside(at, backup)
    await mkdir(path.join(backup, name), { recursive: true })
    await copyFolder(at, path.join(backup, name))
  }
}

/** Folders that already hold something, into which nothing may be restored. */
export async function filledFolders(): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async ({ at }) => ((await namesIn(at)).length === 0 ? [] : [at])),
  )
  return found.flat()
}

function takeAway(backup: string): void {
  for (const { name, at } of folders) {
    const copy = path.join(backup, name)
    for (const copied of existsSync(copy) ? readdirSync(copy) : [])
      if (copied !== ofTheDisk) rmSync(path.join(at, copied), { recursive: true, force: true })
  }
}

/**
 * Copies the files of a backup to where the town has them, and does work that needs them; a process
 * that ends before both are done takes them away again. Payload ends it where a migration fails.
 */
export async function withCopies(backup: string, work: () => Promise<void>): Promise<void> {
  const undo = () => takeAway(backup)
  process.once('exit', undo)
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1))
  for (const { name, at } of folders) {
    await mkdir(at, { recursive: true })
    await copyFolder(path.join(backup, name), at)
  }
  await work()
  process.off('exit', undo)
}
