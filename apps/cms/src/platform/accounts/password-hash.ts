import { hash } from '@node-rs/argon2'
import { verifyBehindPages } from './verify-behind-pages.ts'

/**
 * Memory in KiB and passes, from OWASP's list of equals (ASVS 11.4.2): the one that takes the least
 * time of a core here (decision 0066). Argon2id is what the library makes unless it is told otherwise.
 */
const cost = { memoryCost: 7_168, timeCost: 5, parallelism: 1, outputLen: 32 } as const

/** How a hash of today begins: `$argon2id$v=19$m=7168,t=5,p=1$salt$hash`, as every library reads it. */
const today = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** The same letters are the same password, however a keyboard writes them. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFC'), 'utf8')

/** What is kept of a password. */
export const hashPassword = (password: string): Promise<string> => hash(bytesOf(password), cost)

/** True for what was kept with other memory or passes than today: at its next login it is kept anew. */
export const isOutdated = (kept: string): boolean => !kept.startsWith(today)

/**
 * True when a password is the one that is kept; false also for what was never a hash of ours. Anybody
 * can have passwords looked at, so it is done behind the pages of visitors; few may set one.
 */
export async function isPasswordOf(kept: string, password: string): Promise<boolean> {
  return kept.startsWith('$argon2id$') && (await verifyBehindPages(kept, bytesOf(password)))
}

const nobody = hashPassword('')

/** Costs as much as looking at a password does: so an unknown address takes as long as a known one. */
export async function spendPasswordTime(password: string): Promise<void> {
  await isPasswordOf(await nobody, password)
}
