import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { deriveKey } from './derive-key.ts'

const derive = promisify(argon2)

/**
 * Memory in KiB and passes, from OWASP's list of equals (ASVS 11.4.2): the one that takes the least
 * time of a core here (decision 0066).
 */
const cost = { memory: 7_168, passes: 5, parallelism: 1, tagLength: 32 } as const

/** `$argon2id$v=19$m=7168,t=5,p=1$salt$hash`: the form that every Argon2 library reads. */
const stored = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** The same letters are the same password, however a keyboard writes them. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFC'), 'utf8')

const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`

/** What is kept of a password. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: bytesOf(password), nonce, ...cost })
  return `${prefix}${unpadded(nonce)}$${unpadded(tag)}`
}

/** True for what was kept with other memory or passes than today: at its next login it is kept anew. */
export const isOutdated = (kept: string): boolean => !kept.startsWith(prefix)

/**
 * True when a password is the one that is kept; false also for what was never a hash of ours. Anybody
 * can have passwords looked at, so it is done behind the pages of visitors; few may set one.
 */
export async function isPasswordOf(kept: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = stored.exec(kept) ?? []
  if (memory === undefined) return false
  const expected = Buffer.from(tag, 'base64')
  const derived = await deriveKey({
    message: bytesOf(password),
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return derived !== null && timingSafeEqual(derived, expected)
}

const nobody = hashPassword('')

/** Costs as much as looking at a password does: so an unknown address takes as long as a known one. */
export async function spendPasswordTime(password: string): Promise<void> {
  await isPasswordOf(await nobody, password)
}
