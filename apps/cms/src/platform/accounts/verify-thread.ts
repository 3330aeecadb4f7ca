import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { verifySync } from '@node-rs/argon2'
import { z } from 'zod'

/** As `nice` counts: the pages of visitors come first, however many people log in. */
const behindOthers = 10

// Linux lowers this thread alone, other systems the whole process.
if (process.platform === 'linux') setPriority(behindOthers)

/** What is kept of a password, and the password that somebody says. */
const asked = z.object({ kept: z.string(), password: z.instanceof(Uint8Array) })

/** False also for what Argon2 does not take as a hash. */
function isRight(question: unknown): boolean {
  const { kept, password } = asked.parse(question)
  try {
    return verifySync(kept, password)
  } catch {
    return false
  }
}

parentPort?.on('message', (question: unknown) => parentPort?.postMessage(isRight(question)))
