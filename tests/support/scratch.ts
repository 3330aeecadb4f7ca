import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** The file system in memory that Linux has. */
const memory = '/dev/shm'
/** Bytes that have to be free there: a run's databases take six gigabytes. */
const enough = 12 * 1024 ** 3

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) > enough
  } catch {
    // Not Linux, or a container without it.
    return false
  }
}

/**
 * The folder for data that a test throws away: in memory where there is plenty. A copied database has
 * three thousand files; on a disk that somebody else uses too it takes ten times as long.
 */
export function scratchFolder(): string {
  return hasRoom() ? memory : tmpdir()
}
