import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { stores } from '../../../platform/media/index.ts'

/** A file that belongs to a notice: its title, its name in the store, the SHA-256 of its bytes. */
export type Anlage = { titel: string; datei: string; sha256: string }

/** A file of a notice is not to be had, so that nothing can be said of it for good. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
}

async function hashOfFile(datei: string): Promise<string> {
  const file = await stores.medien.open(datei)
  if (file === null) throw new UnreadableFileError(datei)
  const hash = createHash('sha256')
  await pipeline(await file.read(), hash)
  return hash.digest('hex')
}

/** Reads the files of a notice; throws `UnreadableFileError` when one is not there. */
export async function readAnlagen(
  files: readonly { titel: string; datei: string }[],
): Promise<Anlage[]> {
  const read: Anlage[] = []
  for (const file of files) read.push({ ...file, sha256: await hashOfFile(file.datei) })
  return read
}
