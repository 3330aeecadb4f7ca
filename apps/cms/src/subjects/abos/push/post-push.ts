import type { PushNachricht } from '@kurstadt/contract/abos'
import type { PayloadRequest } from 'payload'
import { inTransaction, sql } from '../../../platform/database/index.ts'

/** A message to one device. */
export type Push = {
  bezieher: string
  /** What it is about; a second message of the same is never written for a device. */
  anlass: string
  inhalt: PushNachricht
  /** Instants in UTC from which it may be sent, and after which nobody is served by it any more. */
  ab: string
  bis: string
}

/**
 * Puts a message into the outbox of devices, from which the job worker sends it, in the transaction of
 * the request: what is not kept is not sent.
 */
export async function postPush(
  req: PayloadRequest,
  { ab, anlass, bezieher, bis, inhalt }: Push,
): Promise<void> {
  await inTransaction(
    req,
    sql`insert into push_nachrichten (bezieher, anlass, inhalt, naechster_versuch, gueltig_bis)
        select id, ${anlass}, ${JSON.stringify(inhalt)}::jsonb, ${ab}::timestamptz, ${bis}::timestamptz
        from abo_bezieher where id = ${bezieher}::uuid and endpunkt is not null
        on conflict (bezieher, anlass) do nothing`,
  )
}
