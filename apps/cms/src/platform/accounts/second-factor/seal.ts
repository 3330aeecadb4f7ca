import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Keeps words so that a copy of the database alone does not tell them. */
export type Seal = {
  /** `place` is where they are kept: moved to another row, they cannot be read any more. */
  seal: (words: string, place: string) => Buffer
  /** Null for what was sealed with another secret, for another place, or was never sealed. */
  open: (sealed: Buffer, place: string) => string | null
}

/** A key for one purpose, derived from the secret of this installation. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `kurstadt ${purpose}`, 32))
}

/** Opens a seal for one purpose; what another purpose has sealed it cannot read. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = deriveKey(secret, purpose)
  return {
    seal(words, place) {
      const nonce = randomBytes(nonceBytes)
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(place))
      const text = Buffer.concat([sealing.update(words, 'utf8'), sealing.final()])
      return Buffer.concat([nonce, sealing.getAuthTag(), text])
    },
    open(sealed, place) {
      if (sealed.length < nonceBytes + tagBytes) return null
      const nonce = sealed.subarray(0, nonceBytes)
      const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
      const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
      opening.setAAD(Buffer.from(place)).setAuthTag(tag)
      try {
        const text = opening.update(sealed.subarray(nonceBytes + tagBytes))
        return Buffer.concat([text, opening.final()]).toString('utf8')
      } catch {
        return null // the tag does not fit: another secret, another place, or other bytes
      }
    },
  }
}
