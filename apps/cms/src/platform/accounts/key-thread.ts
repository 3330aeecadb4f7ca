import { argon2Sync } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { isDerivation } from './derivation.ts'

/** As `nice` counts: the pages of visitors come first, however many people log in. */
const behindOthers = 10

// Linux lowers this thread alone, other systems the whole process.
if (process.platform === 'linux') setPriority(behindOthers)

/** The key of what was asked for; null where Argon2 refuses the parameters of a stored hash. */
function keyOf(asked: unknown): Uint8Array | null {
  try {
    return isDerivation(asked) ? new Uint8Array(argon2Sync('argon2id', asked)) : null
  } catch {
    return null
  }
}

parentPort?.on('message', (asked: unknown) => parentPort?.postMessage(keyOf(asked)))
