import { createHmac, randomBytes } from 'node:crypto'

/** Crockford's alphabet: no sign of it is read as another one. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** Codes that somebody gets at a time. */
const count = 10

function newCode(): string {
  // 32 signs: each of the 256 bytes stands for one of them equally often.
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** New recovery codes of 60 bits each, as they are kept by hand: `7KQ2-M9XD-4TVA`. */
export function newRecoveryCodes(): string[] {
  const inGroups = (code: string) => code.match(/.{4}/g)?.join('-') ?? code
  return Array.from({ length: count }, () => inGroups(newCode()))
}

/**
 * The signs of a recovery code, however it was typed: small, without hyphens, with letters for
 * digits that look alike; null for what is none.
 */
export function recoveryCodeIn(typed: string): string | null {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const isCode = plain.length === length && Array.from(plain).every((one) => alphabet.includes(one))
  return isCode ? plain : null
}

/** What is kept of a recovery code: nobody makes it without the secret of this installation. */
export function recoveryKey(key: Buffer, place: string, code: string): string {
  return createHmac('sha256', key).update(`${place}\n${code}`).digest('hex')
}
