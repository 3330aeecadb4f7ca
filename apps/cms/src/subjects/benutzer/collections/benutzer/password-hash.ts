import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** What Payload derives a password with today; older hashes have no such prefix. */
const current = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, length: 32 } as const
const legacy = { prefix: '', iterations: 25_000, length: 512 } as const

/** True when a password is the one that an account has. */
export async function isPasswordOf(
  { hash, salt }: { hash: string; salt: string },
  password: string,
): Promise<boolean> {
  const { prefix, iterations, length } = hash.startsWith(current.prefix) ? current : legacy
  const stored = Buffer.from(hash.slice(prefix.length), 'hex')
  const derived = await derive(password, salt, iterations, length, 'sha256')
  return stored.length === derived.length && timingSafeEqual(stored, derived)
}

/** Costs as much as looking at a password does: so an unknown address takes as long as a known one. */
export async function spendPasswordTime(password: string): Promise<void> {
  const salt = randomBytes(32).toString('hex')
  await derive(password, salt, current.iterations, current.length, 'sha256')
}
