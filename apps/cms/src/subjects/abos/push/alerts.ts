import type { Sprache } from '@kurstadt/contract'
import type { PushNachricht } from '@kurstadt/contract/abos'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { said } from './messages.ts'

/** An alert for every device that wants them. */
export type Alert = {
  /** What it is about; the same is never sent to a device twice. */
  anlass: string
  messages: Record<Sprache, PushNachricht>
  /** Instant in UTC after which nobody is served by it any more. */
  bis: string
}

const number = z.object({ anzahl: z.coerce.number<number | string>() })

async function count(req: PayloadRequest, query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await inTransaction(req, query)
  return number.parse(row).anzahl
}

/** Words of an alert as a telephone shows them. */
export const alertMessage = said

/** How many devices want alerts. */
export const countAlertDevices = (req: PayloadRequest): Promise<number> =>
  count(
    req,
    sql`select count(*) as anzahl from abos a join abo_bezieher b on b.id = a.bezieher
        where a.art = 'hinweise' and b.endpunkt is not null`,
  )

/** True once an alert was put into the outbox of any device. */
export async function isAlertSent(req: PayloadRequest, anlass: string): Promise<boolean> {
  const query = sql`select count(*) as anzahl from push_nachrichten where anlass = ${anlass}`
  return (await count(req, query)) > 0
}

/**
 * Puts an alert into the outbox of each device that wants alerts, in the transaction of the request,
 * and asks the job worker to look at once; answers to how many.
 */
export async function postAlert(
  req: PayloadRequest,
  { anlass, bis, messages: { de, en } }: Alert,
): Promise<number> {
  const sent = await count(
    req,
    sql`with neu as (
          insert into push_nachrichten (bezieher, anlass, inhalt, naechster_versuch, gueltig_bis)
          select b.id, ${anlass}, case b.sprache when 'en' then ${JSON.stringify(en)}::jsonb
            else ${JSON.stringify(de)}::jsonb end, now(), ${bis}::timestamptz
          from abos a join abo_bezieher b on b.id = a.bezieher
          where a.art = 'hinweise' and b.endpunkt is not null
          on conflict (bezieher, anlass) do nothing returning id
        )
        select count(*) as anzahl from neu`,
  )
  await enqueue(req, 'send-push', {})
  return sent
}
