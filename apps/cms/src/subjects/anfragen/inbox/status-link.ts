import { createHash, createHmac } from 'node:crypto'

/** Bytes of the secret part of a link: 128 bits (T65). */
const secretBytes = 16

/**
 * The secret part of the link to a request's status page. It is made of the request's key and the
 * secret of the installation: every letter can name it, and no table keeps it.
 */
export function zugangOf(schluessel: string, secret: string): string {
  const whole = createHmac('sha256', `anfragestatus ${secret}`).update(schluessel).digest()
  return whole.subarray(0, secretBytes).toString('base64url')
}

/** What the table keeps of it: whoever reads the table can open no page (T65). */
export function hashOfZugang(zugang: string): string {
  return createHash('sha256').update(zugang).digest('hex')
}
