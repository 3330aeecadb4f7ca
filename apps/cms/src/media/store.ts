import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { StoredFile } from './picture.ts'

const safeName = /^[\w-][\w.-]*$/

/** Place of a stored file; null for a name that could lead elsewhere. */
export function pathIn(directory: string, name: string): string | null {
  return safeName.test(name) ? path.join(directory, name) : null
}

async function writeSafely(target: string, data: Buffer): Promise<void> {
  const temporary = `${target}.${randomBytes(4).toString('hex')}.tmp`
  try {
    const handle = await open(temporary, 'wx')
    try {
      await handle.writeFile(data)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Stores all of these files or none: each is whole under its name or not there at all. */
export async function storeFiles(directory: string, files: readonly StoredFile[]): Promise<void> {
  await mkdir(directory, { recursive: true })
  const written = await Promise.allSettled(
    files.map(async ({ name, data }) => {
      const target = pathIn(directory, name)
      if (target === null) throw new Error(`not a storage name: ${name}`)
      await writeSafely(target, data)
    }),
  )
  const failed = written.find((result) => result.status === 'rejected')
  if (!failed) return
  await removeFiles(
    directory,
    files.map(({ name }) => name),
  )
  throw failed.reason
}

/** Removes stored files; one that is gone already is no error. */
export async function removeFiles(directory: string, names: readonly string[]): Promise<void> {
  const targets = names.flatMap((name) => pathIn(directory, name) ?? [])
  await Promise.all(targets.map((target) => rm(target, { force: true })))
}

/** Reads a stored file; null when there is none of that name. */
export async function readStored(directory: string, name: string): Promise<Buffer | null> {
  const target = pathIn(directory, name)
  if (target === null) return null
  return readFile(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
