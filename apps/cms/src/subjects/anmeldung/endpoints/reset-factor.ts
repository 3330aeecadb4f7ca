import type { CollectionSlug, PayloadRequest } from 'payload'
import { writeAuditLog } from '../../../editing/protokoll/index.ts'
import type { FactorArea } from '../../../platform/accounts/second-factor/index.ts'
import { asSql, inTransaction, sql } from '../../../platform/database/index.ts'
import { factorMail } from '../factor-mail.ts'
import { openFactors, statementsIn } from '../second-factor.ts'
import { endingStatements } from '../session-store.ts'

/** Whose second factor is lost. */
export type LostFactor = {
  area: FactorArea
  konto: string
  collection: CollectionSlug
  /** Whom a mail tells of it; null for an account that may not log in. */
  account: { email: string; name: string } | null
}

/** Ends what was begun with the second factor that is gone. */
const endings: Record<FactorArea, (konto: string) => ReturnType<typeof sql>[]> = {
  intranet: (konto) => endingStatements('intranet', konto).map(asSql),
  rat: (konto) => endingStatements('rat', konto).map(asSql),
  redaktion: (konto) => [sql`delete from benutzer_sessions where _parent_id = ${konto}::uuid`],
}

/**
 * Takes a lost second factor away, in the transaction of the request: the log says who did it, the
 * person hears of it by mail, and every session of the account ends. False where there was none.
 */
export async function resetFactor(
  req: PayloadRequest,
  { area, konto, collection, account }: LostFactor,
): Promise<boolean> {
  const factors = openFactors(statementsIn(req))
  if (!(await factors.remove({ area, konto }))) return false
  for (const ending of endings[area](konto)) await inTransaction(req, ending)
  const entry = { vorgang: 'zweitfaktor_zurueckgesetzt', sammlung: collection } as const
  await writeAuditLog(req, { ...entry, eintrag: 'Zweiter Faktor', dokument: konto, felder: [] })
  if (account !== null)
    await inTransaction(req, asSql(factorMail('zurueckgesetzt', { area, ...account })))
  return true
}
