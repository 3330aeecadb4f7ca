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
 * Puts messages into the outbox of devices, from which the job worker sends them, in the transaction of
 * the request: what is not kept is not sent.
 */
export async function postPushes(req: PayloadRequest, pushes: readonly Push[]): Promise<void> {
  if (pushes.length === 0) return
  await inTransaction(
    req,
    sql`insert into push_nachrichten (bezieher, anlass, inhalt, naechster_versuch, gueltig_bis)
        select b.id, p.anlass, p.inhalt, p.ab, p.bis
        from jsonb_to_recordset(${JSON.stringify(pushes)}::jsonb) as p (bezieher uuid, anlass text,
          inhalt jsonb, ab timestamptz, bis timestamptz)
        join abo_bezieher b on b.id = p.bezieher and b.endpunkt is not null
        on conflict (bezieher, anlass) do nothing`,
  )
}

/** Puts one message there. */
export const postPush = (req: PayloadRequest, push: Push): Promise<void> => postPushes(req, [push])
