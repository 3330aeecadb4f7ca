import { constants } from 'node:fs'
import { copyFile, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

const isNotThere = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Null for what is not there; a link that leads to nothing is there, and an error. */
async function unlessGone<Result>(at: string, work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    if (!isNotThere(error)) throw error
    const link = await lstat(at).catch((reason: unknown) => {
      if (isNotThere(reason)) return null
      throw reason
    })
    if (link !== null) throw error
    return null
  }
}

/** Names in a folder, or behind a link to one; none of a folder that is not there. */
export async function namesIn(folder: string): Promise<string[]> {
  return (await unlessGone(folder, () => readdir(folder))) ?? []
}

async function copyMissing(from: string, to: string): Promise<void> {
  const kind = await stat(from)
  if (kind.isDirectory()) {
    await mkdir(to, { recursive: true })
    await copyFolder(from, to)
  } else if (kind.isFile()) {
    await copyFile(from, to, constants.COPYFILE_EXCL).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    })
  }
}

/**
 * Copies what another folder does not have yet; no name is ever used for other bytes. Files may go
 * meanwhile: half-written ones get their name, others are removed. Links are followed.
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  for (const name of await namesIn(from)) {
    const file = path.join(from, name)
    await unlessGone(file, () => copyMissing(file, path.join(to, name)))
  }
}
