import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { isPasswordOf } from './password-hash.ts'

/** The stored password of an account; Payload keeps it from every other way of reading. */
const stored = z.object({ id: z.string(), hash: z.string(), salt: z.string() })

/** What is kept of a password, and whose it is. */
export type StoredPassword = z.infer<typeof stored>

/** Finds it; null where there is no such account. */
export async function findStoredPassword(
  req: PayloadRequest,
  where: Where,
): Promise<StoredPassword | null> {
  const found: unknown = await req.payload.db.findOne({ collection: 'benutzer', req, where })
  return stored.safeParse(found).data ?? null
}

/** True when a password is the one of an account. */
export async function hasThisPassword(
  req: PayloadRequest,
  id: string,
  password: string,
): Promise<boolean> {
  const known = await findStoredPassword(req, { id: { equals: id } })
  return known !== null && (await isPasswordOf(known, password))
}
