import type { Payload } from 'payload'
import { z } from 'zod'
import { oneTimePassword } from '../platform/accounts/one-time-password.ts'
import { select } from '../platform/database/index.ts'
import { setPassword } from '../subjects/anmeldung/index.ts'

/** The member of today who sits in most committees, and so sees most of what is not public. */
const text = `
  select r.id::text as id, r.email from raete r join gremien_mitglieder m on m.rat_id = r.id
  where r._status = 'published' and r.email is not null and r.bis is null and m.bis is null
  group by r.id, r.email order by count(*) desc, min(r.nummer) limit 1`

const row = z.object({ id: z.string(), email: z.string() })

/** Gives a member of the demo town's council a password, which is told once. */
export async function addCouncillor(
  payload: Payload,
): Promise<{ email: string; password: string }> {
  const [member] = await select(payload, { text, row })
  if (member === undefined) throw new Error('The demo town has no council.')
  const password = oneTimePassword()
  await setPassword(payload.db.pool, 'rat', member.id, { password, isOneTime: false })
  return { email: member.email, password }
}
