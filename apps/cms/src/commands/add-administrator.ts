import type { Payload, Where } from 'payload'
import { oneTimePassword } from '../platform/accounts/one-time-password.ts'

/** The address that a first administrator has unless another one is named. */
export const firstEmail = 'administration@kurstadt.example'

/**
 * Makes an administrator with a one-time password; null when the account, or with `ifNone` any
 * administrator, is there already.
 */
export async function addAdministrator(
  payload: Payload,
  email: string,
  ifNone: boolean,
): Promise<{ email: string; password: string } | null> {
  const where: Where = ifNone
    ? { rollen: { contains: 'administration' } }
    : { email: { equals: email } }
  const found = await payload.count({ collection: 'benutzer', where, overrideAccess: true })
  if (found.totalDocs > 0) return null
  const password = oneTimePassword()
  await payload.create({
    collection: 'benutzer',
    data: { email, password, name: 'Administration', rollen: ['administration'] },
    overrideAccess: true,
    depth: 0,
  })
  return { email, password }
}
