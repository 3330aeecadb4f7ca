import { createHash } from 'node:crypto'
import { pushNachricht } from '@kurstadt/contract/abos'
import { z } from 'zod'
import { sql } from '../../../platform/database/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import type { Device } from './send-message.ts'

const row = z.object({
  id: z.uuid(),
  bezieher: z.uuid(),
  anlass: z.string(),
  endpunkt: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  versuche: z.number(),
  inhalt: pushNachricht,
  sekunden: z.number(),
})

/** A message that is due, to its device; `sekunden` is how long it is still of use. */
export type DuePush = Device & Omit<z.output<typeof row>, keyof Device>

/**
 * Minutes after which a message is tried again when the worker that had taken it was killed. Sent
 * twice, it is shown once: both have the same mark.
 */
const lease = 3

/**
 * Takes messages that are due, each by one worker: whoever takes one moves its next try ahead in the
 * same statement. What cannot be read is nobody's, and keeps no other from its device.
 */
export async function takeDue({ log, now, payload }: JobTools, most: number): Promise<DuePush[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`with due as (
          select id from push_nachrichten
          where zustand = 'wartet' and naechster_versuch <= ${now().toISOString()}::timestamptz
            and gueltig_bis > ${now().toISOString()}::timestamptz
          order by naechster_versuch, id limit ${most} for update skip locked
        )
        update push_nachrichten n set versuche = n.versuche + 1,
          naechster_versuch = ${now().toISOString()}::timestamptz + make_interval(mins => ${lease})
        from due, abo_bezieher b
        where n.id = due.id and b.id = n.bezieher
        returning n.id, n.bezieher, n.anlass, b.endpunkt, b.p256dh, b.auth, n.versuche, n.inhalt,
          ceil(extract(epoch from n.gueltig_bis - ${now().toISOString()}::timestamptz))::int as sekunden`,
  )
  return rows.flatMap((one) => {
    const read = row.safeParse(one)
    if (read.success) return [read.data]
    log.error({ problem: read.error.issues[0]?.path }, 'a push message cannot be read')
    return []
  })
}

/** What a push service knows a message by, to replace an older one that still waits there. */
export const topicOf = ({ anlass, bezieher }: DuePush): string =>
  createHash('sha256').update(`${bezieher} ${anlass}`).digest('base64url').slice(0, 32)

/** Keeps what has become of a message. */
export async function finish(
  { payload }: JobTools,
  { id }: DuePush,
  zustand: 'gesendet' | 'verworfen',
): Promise<void> {
  await payload.db.drizzle.execute(
    sql`update push_nachrichten set zustand = ${zustand} where id = ${id}::uuid`,
  )
}

/** Lets a message wait for so many seconds; a wait that a service asked for is no try. */
export async function postpone(
  { now, payload }: JobTools,
  { id }: DuePush,
  { isTry, seconds }: { seconds: number; isTry: boolean },
): Promise<void> {
  await payload.db.drizzle.execute(
    sql`update push_nachrichten set versuche = greatest(versuche - ${isTry ? 0 : 1}, 0),
          naechster_versuch = ${now().toISOString()}::timestamptz + make_interval(secs => ${seconds})
        where id = ${id}::uuid`,
  )
}

/** Forgets a device that is gone, with all that it wanted and all that waits for it. */
export async function forgetDevice({ payload }: JobTools, { bezieher }: DuePush): Promise<void> {
  await payload.db.drizzle.execute(sql`delete from abo_bezieher where id = ${bezieher}::uuid`)
}

/** Days for which it is remembered that a message went out, once nobody is served by it any more. */
const remembered = 30

/** Messages that are over. */
export const overMessages = (now: string) => sql`
  delete from push_nachrichten
  where gueltig_bis < ${now}::timestamptz - make_interval(days => ${remembered})`
