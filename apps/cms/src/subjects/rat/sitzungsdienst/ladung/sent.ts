import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../../platform/database/index.ts'
import type { Kind } from './letter.ts'

const row = z.object({
  id: z.uuid(),
  nummer: z.int(),
  art: z.enum(['ladung', 'aenderung', 'absage']),
  inhalt: z.string(),
  am: z.string(),
  wer: z.string(),
  raete: z.array(z.string()),
})

/** An invitation that went out, and the members who got it. */
export type Sent = z.output<typeof row>

/** What went out of a meeting, oldest first. */
export async function readSent(req: PayloadRequest, sitzung: string): Promise<Sent[]> {
  const rows = await inTransaction(
    req,
    sql`select l.id::text as id, l.nummer, l.art, l.inhalt, l.wer,
          to_json(l.gesendet_am) #>> '{}' as am,
          array(select e.rat::text from sitzungsladungen_empfaenger e where e.ladung = l.id
            order by e.rat) as raete
        from sitzungsladungen l where l.sitzung = ${sitzung}::uuid order by l.nummer`,
  )
  return z.array(row).parse(rows)
}

/** Notes that an invitation goes out; answers its id. */
export async function keepInvitation(
  req: PayloadRequest,
  { sitzung, nummer, art, inhalt }: { sitzung: string; nummer: number; art: Kind; inhalt: string },
): Promise<string> {
  const id = randomUUID()
  await inTransaction(
    req,
    sql`insert into sitzungsladungen (id, sitzung, nummer, art, inhalt, wer)
        values (${id}, ${sitzung}::uuid, ${nummer}, ${art}, ${inhalt}, ${req.user?.name ?? ''})`,
  )
  return id
}

/** Notes that a member gets an invitation; false where they have it already. */
export async function keepRecipient(
  req: PayloadRequest,
  ladung: string,
  rat: string,
): Promise<boolean> {
  const rows = await inTransaction(
    req,
    sql`insert into sitzungsladungen_empfaenger (ladung, rat) values (${ladung}::uuid, ${rat}::uuid)
        on conflict do nothing returning rat`,
  )
  return rows.length > 0
}
