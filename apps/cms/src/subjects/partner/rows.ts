import { partnerTypen, partnerWerte } from '@kurstadt/contract/partner'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { todayInBerlin } from '../../platform/time/berlin.ts'
import { closedAhead } from './werte-of.ts'
import { hashOfZugang } from './zugang.ts'

const day = z.string()
/** An instant, as whichever connection hands it over. */
const instant = z.coerce.date()

const invitation = z.object({
  id: z.string(),
  typ: z.enum(partnerTypen),
  eintrag: z.string(),
  email: z.string().nullable(),
  gueltig_bis: day,
  erstellt_am: instant,
  beantwortet_am: instant.nullable(),
  beendet_weil: z.enum(['zurueckgenommen', 'ersetzt', 'beendet']).nullable(),
})
/** A link to an entry, and whose it is. */
export type Invitation = z.infer<typeof invitation>

/** What was sent, or stood there, without closed days that went by while it waited. */
const werteToday = partnerWerte.transform((werte) => ({
  ...werte,
  schliesstage: closedAhead(werte.schliesstage, todayInBerlin()),
}))

const proposal = z.object({
  id: z.string(),
  einladung: z.string(),
  werte: werteToday,
  vorher: werteToday,
  bemerkung: z.string().nullable(),
  zustand: z.enum(['wartet', 'uebernommen', 'abgelehnt']),
  grund: z.string().nullable(),
  gesendet_am: instant,
  entschieden_am: instant.nullable(),
})
/** What a partner has sent. */
export type Proposal = z.infer<typeof proposal>

const columns = sql`id, sammlung as typ, eintrag, email, to_char(gueltig_bis, 'YYYY-MM-DD') as gueltig_bis,
  erstellt_am, beantwortet_am, beendet_weil`

const firstOf = <Schema extends z.ZodType>(rows: unknown[], schema: Schema) =>
  rows[0] === undefined ? null : schema.parse(rows[0])

/** The invitation behind a link, kept from others until the transaction ends; null where there is none. */
export async function lockByLink(req: PayloadRequest, zugang: string): Promise<Invitation | null> {
  const rows = await inTransaction(
    req,
    sql`select ${columns} from partner_einladungen where zugang = ${hashOfZugang(zugang)} for update`,
  )
  return firstOf(rows, invitation)
}

/** The invitation behind a link, to look at. */
export async function findByLink(req: PayloadRequest, zugang: string): Promise<Invitation | null> {
  const rows = await inTransaction(
    req,
    sql`select ${columns} from partner_einladungen where zugang = ${hashOfZugang(zugang)}`,
  )
  return firstOf(rows, invitation)
}

/** The invitation of an entry that holds, or has run out and was not ended. */
export async function invitationOf(
  req: PayloadRequest,
  { id, typ }: { id: string; typ: string },
): Promise<Invitation | null> {
  const rows = await inTransaction(
    req,
    sql`select ${columns} from partner_einladungen
        where eintrag = ${id}::uuid and sammlung = ${typ} and beendet_am is null for update`,
  )
  return firstOf(rows, invitation)
}

const proposalColumns = sql`id, einladung, werte, vorher, bemerkung, zustand, grund, gesendet_am, entschieden_am`

/** What was sent last by an invitation. */
export async function lastProposal(req: PayloadRequest, einladung: string) {
  const rows = await inTransaction(
    req,
    sql`select ${proposalColumns} from partner_vorschlaege where einladung = ${einladung}::uuid
        order by gesendet_am desc limit 1`,
  )
  return firstOf(rows, proposal)
}

/** What waits for the office at an entry, the oldest first: of one whose link has ended, too. */
export async function waitingProposal(req: PayloadRequest, which: { id: string; typ: string }) {
  const rows = await inTransaction(
    req,
    sql`select ${proposalColumns} from partner_vorschlaege where eintrag = ${which.id}::uuid
        and sammlung = ${which.typ} and zustand = 'wartet' order by gesendet_am limit 1 for update`,
  )
  return firstOf(rows, proposal)
}
