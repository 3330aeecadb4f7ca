import type { LoginArea } from '@kurstadt/contract'
import { lookAt, openLoginLimits } from '../../../platform/accounts/login-limits.ts'
import type { Account } from '../accounts.ts'
import { checkPassword, readPassword } from '../credentials.ts'
import type { Parts } from './login-parts.ts'

/** What came of a password that somebody says who is logged in. */
export type OwnPasswordOutcome =
  | { kind: 'right'; since: Date }
  | { kind: 'wrong' }
  | { kind: 'busy'; seconds: number }

/** Looks at it and counts the tries: who has come by a session does not learn its password by trying. */
export async function checkOwnPassword(
  { payload, intake }: Pick<Parts, 'payload' | 'intake'>,
  area: LoginArea,
  { konto, email }: Account,
  password: string,
): Promise<OwnPasswordOutcome> {
  const limits = openLoginLimits({ pool: intake, secret: payload.secret, area })
  const attempt = { email, sender: `sitzung ${konto}` }
  const seconds = await limits.admit(attempt)
  if (seconds > 0) return { kind: 'busy', seconds }
  const known = await lookAt(limits, attempt, async () => {
    const kept = await readPassword(intake, area, konto)
    return (await checkPassword(kept, password)) && kept
  })
  if (known === null) {
    await limits.fail(attempt)
    return { kind: 'wrong' }
  }
  await limits.forgive(attempt)
  return { kind: 'right', since: known.gesetzt_am }
}
