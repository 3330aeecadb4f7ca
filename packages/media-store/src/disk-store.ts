import { createReadStream } from 'node:fs'
import { type FileHandle, link, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import {
  checkedName,
  type MediaStore,
  type OpenFile,
  StoreError,
  type StreamedFile,
} from './media-store.ts'

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null
}

/** A full disk, a used-up quota and a file system without inodes all say the same to an editor. */
function storeError(error: unknown): Error {
  const isFull = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(codeOf(error)))
  return new StoreError(isFull ? 'full' : 'away', 'the folder of media failed', { cause: error })
}

async function syncFolder(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  await handle.sync().finally(() => handle.close())
}

type Write = (handle: FileHandle) => Promise<void>

/** Writes beside the file and renames, each step on the disk before the next (F08, F09). */
async function writeWhole(target: string, write: Write): Promise<void> {
  const temporary = `${target}.tmp`
  try {
    const handle = await open(temporary, 'w')
    try {
      await write(handle)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, target)
    await syncFolder(path.dirname(target))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** False when there is no such file. */
async function linkFile(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    // Under a name that is there already lie the same bytes. Not every file system knows links, and
    // not everybody may link what somebody else has written.
    if (codeOf(error) !== 'EEXIST')
      await writeWhole(to, (handle) => handle.writeFile(createReadStream(from)))
  }
  await syncFolder(path.dirname(to))
  return true
}

async function openFile(target: string): Promise<OpenFile | null> {
  const handle = await open(target, 'r').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (!handle) return null
  const info = await handle.stat().catch(async (error: unknown) => {
    await handle.close()
    throw error
  })
  if (!info.isFile()) {
    await handle.close()
    return null
  }
  return {
    size: info.size,
    read: async (range = { start: 0, end: Math.max(0, info.size - 1) }) =>
      handle.createReadStream(range),
    close: () => handle.close(),
  }
}

/** Writes what comes; bytes that break off, or are more or fewer than was said, are no file. */
const writeChunks =
  ({ name, size, chunks }: StreamedFile): Write =>
  async (handle) => {
    let written = 0
    for await (const chunk of chunks) {
      await handle.writeFile(chunk)
      written += chunk.byteLength
    }
    if (written !== size) throw new StoreError('cut-off', `${name}: ${written} of ${size} bytes`)
  }

/** Files in one folder of this machine (or of a shared volume); the folder is made when needed. */
export function diskStore(directory: string): MediaStore {
  const place = (name: string) => path.join(directory, checkedName(name))
  const orStoreError = (error: unknown) => {
    throw error instanceof StoreError ? error : storeError(error)
  }
  const put = async (name: string, write: Write) => {
    const target = place(name)
    await mkdir(directory, { recursive: true })
      .then(() => writeWhole(target, write))
      .catch(orStoreError)
  }
  return {
    write: ({ name, data }) => put(name, (handle) => handle.writeFile(data)),
    writeStream: (file) => put(file.name, writeChunks(file)),
    copy: async (from, to) => linkFile(place(from), place(to)).catch(orStoreError),
    remove: async (name) => {
      const target = place(name)
      await Promise.all([rm(target, { force: true }), rm(`${target}.tmp`, { force: true })]).catch(
        orStoreError,
      )
    },
    open: async (name) => openFile(place(name)).catch(orStoreError),
  }
}
