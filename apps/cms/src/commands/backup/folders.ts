import { cp, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../env.ts'

const isNotThere = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Folders of files that belong to the rows of the database, by their name in a backup. */
const folders = () => [
  ...(env.MEDIA_S3_ENDPOINT === undefined ? [{ name: 'media', at: env.MEDIA_DIR }] : []),
  { name: 'dokumente', at: env.DOCUMENT_DIR },
  { name: 'anlagen', at: env.ATTACHMENT_DIR },
]

/** True for a folder that is empty, or not there yet. */
export async function isEmptyFolder(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    if (isNotThere(error)) return true
    throw error
  }
}

/** Copies the files of the town into a backup. */
export async function copyOut(backup: string): Promise<void> {
  for (const { name, at } of folders()) {
    await mkdir(path.join(backup, name))
    if (!(await isEmptyFolder(at))) await cp(at, path.join(backup, name), { recursive: true })
  }
}

/** Folders that already hold something, into which nothing may be restored. */
export async function filledFolders(): Promise<string[]> {
  const found = await Promise.all(
    folders().map(async ({ at }) => ((await isEmptyFolder(at)) ? [] : [at])),
  )
  return found.flat()
}

/** Copies the files of a backup to where the town has them. */
export async function copyBack(backup: string): Promise<void> {
  for (const { name, at } of folders()) {
    await mkdir(at, { recursive: true })
    await cp(path.join(backup, name), at, { recursive: true })
  }
}
