import type { PayloadRequest } from 'payload'
import type { IntranetKontoDoc } from '../../payload-types.ts'
import { asSql, inTransaction, sql } from '../../platform/database/index.ts'
import { mailLink } from './password-links.ts'

/** True for an account with a password, or one that the town hall's directory opens. */
async function hasWayIn(req: PayloadRequest, konto: string): Promise<boolean> {
  const found = await inTransaction(
    req,
    sql`select konto from anmeldedaten where bereich = 'intranet' and konto = ${konto}
        union all select konto from rathauskonten where konto = ${konto}`,
  )
  return found.length > 0
}

/**
 * Mails somebody a link with which they set their first password, in the transaction that lets them
 * log in: an account that is not kept invites nobody. Who has been in before needs none.
 */
export async function inviteColleague(req: PayloadRequest, doc: IntranetKontoDoc): Promise<void> {
  const { id, email, vorname, nachname } = doc
  if (await hasWayIn(req, id)) return
  const recipient = { area: 'intranet', konto: id, email, name: `${vorname} ${nachname}` } as const
  await mailLink((statement) => inTransaction(req, asSql(statement)), 'einladung', recipient)
}
