import type { Payload } from 'payload'
import { oneTimePassword } from '../platform/accounts/one-time-password.ts'
import { setPassword } from '../subjects/anmeldung/index.ts'

/** The address that the demo town's colleague logs in to the intranet with. */
const email = 'rathaus@kurstadt.example'

/** Makes an account of the intranet for whoever looks at the demo town; its password is told once. */
export async function addColleague(payload: Payload): Promise<{ email: string; password: string }> {
  const { id } = await payload.create({
    collection: 'intranet_konten',
    data: { email, vorname: 'Jule', nachname: 'Haberstroh', aktiv: true },
    overrideAccess: true,
    depth: 0,
  })
  const password = oneTimePassword()
  await setPassword(payload.db.pool, 'intranet', id, { password, isOneTime: false })
  return { email, password }
}
