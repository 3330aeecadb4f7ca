import { createHash, createHmac } from 'node:crypto'

/** Bytes of the secret part of a link: 128 bits (T65). */
const secretBytes = 16

/**
 * The secret part of a link that leads to what is somebody's own. It is made of the key of what they
 * sent and the secret of the installation: every letter can name it, and no table keeps it.
 */
export function secretOf(purpose: string, key: string, secret: string): string {
  const whole = createHmac('sha256', `${purpose} ${secret}`).update(key).digest()
  return whole.subarray(0, secretBytes).toString('base64url')
}

/** What a table keeps of it: whoever reads the table can open no page (T65). */
export function hashOfSecret(link: string): string {
  return createHash('sha256').update(link).digest('hex')
}
