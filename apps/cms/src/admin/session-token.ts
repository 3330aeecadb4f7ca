import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const claims = z.object({ exp: z.number() })

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return null
  }
}

/** The key with which Payload signs its sessions: the first letters of the secret's hash. */
export function sessionKeyOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32)
}

/** True for a token that this installation has signed and that is not over yet; asks no database. */
export function isSigned(token: string, key: string, now: number): boolean {
  const [head = '', body = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0) return false
  const expected = createHmac('sha256', key).update(`${head}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const { data } = claims.safeParse(decode(body))
  return data !== undefined && data.exp * 1000 > now
}

/** The token that a request carries as the back office or a script sends it. */
export function tokenOf(headers: {
  cookie?: string | undefined
  authorization?: string | undefined
}) {
  const fromCookie = /(?:^|;\s*)payload-token=([^;]+)/.exec(headers.cookie ?? '')?.[1]
  return fromCookie ?? /^JWT (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? null
}
