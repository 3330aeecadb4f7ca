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

/** A folder at the top of a disk, which root alone reads; no file of ours is called so. */
export const ofTheDisk = 'lost+found'

/** Names in a folder, or behind a link to one; none of a folder that is not there. */
export async function namesIn(folder: string): Promise<string[]> {
  const names = (await unlessGone(folder, () => readdir(folder))) ?? []
  return names.filter((name) => name !== ofTheDisk)
}

/** Paths of all files below a folder; links are not followed. */
export async function filesBelow(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await namesIn(folder)) {
    const at = path.join(folder, name)
    const kind = await lstat(at)
    if (kind.isDirectory()) found.push(...(await filesBelow(at)))
    else if (kind.isFile()) found.push(at)
  }
  return found
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
