import { z } from 'zod'
import { sql } from '../../platform/database/index.ts'

/**
 * An e-mail address as everything kept is compared with: without blanks around it and in small
 * letters. What stands after a plus is part of it: mail programs treat `kim+shop@…` as they like.
 * Null for what is no address.
 */
export function readAddress(typed: unknown): string | null {
  const { data } = z.string().max(1_000).safeParse(typed)
  const address = (data ?? '').normalize('NFC').trim().toLowerCase()
  return z.email().max(254).safeParse(address).success ? address : null
}

/** What has the address in a column. */
export const isAddress = (column: ReturnType<typeof sql>, email: string) =>
  sql`lower(btrim(${column})) = ${email}`

/** A pattern of PostgreSQL for a text that names the address: this one, and none that only contains it. */
export function namedIn(email: string): string {
  const escaped = email.replaceAll(/[^a-z0-9@_]/g, (sign) => `\\${sign}`)
  return String.raw`(^|[^a-z0-9._%+-])${escaped}(?![a-z0-9_-]|\.[a-z0-9])`
}

/** A text that names the address somewhere; whether the letters are in it at all is asked first, for that is quick. */
export const names = (text: ReturnType<typeof sql>, email: string) =>
  sql`coalesce(strpos(lower(${text}), ${email}) > 0 and ${text} ~* ${namedIn(email)}, false)`
