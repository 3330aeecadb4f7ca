import type { PayloadRequest } from 'payload'
import type { IntranetKontoDoc } from '../../payload-types.ts'
import { asSql, inTransaction } from '../../platform/database/index.ts'
import { mailLink } from './password-links.ts'

/**
 * Mails somebody a link with which they set their first password, in the transaction that makes
 * their account: an account that is not kept invites nobody.
 */
export async function inviteColleague(req: PayloadRequest, doc: IntranetKontoDoc): Promise<void> {
  const { id, email, vorname, nachname } = doc
  const recipient = { area: 'intranet', konto: id, email, name: `${vorname} ${nachname}` } as const
  await mailLink((statement) => inTransaction(req, asSql(statement)), 'einladung', recipient)
}
