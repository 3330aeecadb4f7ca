import { Secret, TOTP } from 'otpauth'

/** What every authenticator app understands (RFC 6238); some ignore anything else without a word. */
const terms = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Steps of thirty seconds before and after the present one: clocks of telephones go wrong. */
const skew = 1

/** A new key, 160 bits in the letters that an app lets one type. */
export const newKey = (): string => new Secret({ size: 20 }).base32

/** Whose key it is, as an app shows it. */
export type KeyLabel = { issuer: string; account: string }

/** The address that an app reads from a QR code. */
export function keyAddress(key: string, { issuer, account }: KeyLabel): string {
  // A colon parts issuer and account; apps read what stands behind a second one as they like.
  const label = account.replaceAll(':', ' ')
  return new TOTP({ ...terms, issuer: issuer.replaceAll(':', ' '), label, secret: key }).toString()
}

/** The step at whose time a code is shown; null for a code of no step near this moment. */
export function stepOf(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const secret = Secret.fromBase32(key)
  const delta = TOTP.validate({ ...terms, token: code, secret, timestamp, window: skew })
  return delta === null ? null : TOTP.counter({ ...terms, timestamp }) + delta
}

/**
 * The digits of what somebody typed, however they were grouped («123 456», «123-456») and pasted
 * with signs that nobody sees; null for what is no code of an app.
 */
export function codeIn(typed: string): string | null {
  const plain = typed.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}]/gu, '')
  return /^\d{6}$/.test(plain) ? plain : null
}
