import { sql } from '../../../platform/database/index.ts'
import type { FailureKind } from '../../../platform/mail/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'

/** What stopped every mail alike. */
type Outage = { kind: Exclude<FailureKind, 'mail'>; reason: string }

/** Ends an outage, where there is one, in the row that the back office reads. */
export const outageOver = `update mailversand set gestoert_seit = null, fehlerart = null,
  fehler = null, benachrichtigt_am = null where gestoert_seit is not null`

/**
 * Says that this worker lives and whether it has a mail server. Without one, mails that wait are an
 * outage as well, which ends when none does.
 */
export async function reportAlive({ payload, now, transport }: JobTools): Promise<void> {
  const at = now().toISOString()
  const hasServer = transport !== null
  await payload.db.drizzle.execute(
    sql`insert into mailversand (eingerichtet, gemeldet_am) values (${hasServer}, ${at})
        on conflict (id) do update set eingerichtet = excluded.eingerichtet,
          gemeldet_am = excluded.gemeldet_am`,
  )
  if (hasServer)
    return void (await payload.db.drizzle.execute(
      sql`${sql.raw(outageOver)} and fehlerart is null`,
    ))
  await payload.db.drizzle.execute(
    sql`update mailversand set fehlerart = null, fehler = null, gestoert_seit = case
          when exists (select 1 from mails where zustand = 'wartet')
          then coalesce(gestoert_seit, ${at}::timestamptz) end`,
  )
}

/** Keeps since when no mail goes out, and why. */
export async function reportFailure(
  { payload, now }: JobTools,
  { kind, reason }: Outage,
): Promise<void> {
  await payload.db.drizzle.execute(
    sql`insert into mailversand (eingerichtet, gemeldet_am, gestoert_seit, fehlerart, fehler)
        values (true, ${now().toISOString()}, ${now().toISOString()}, ${kind}, ${reason})
        on conflict (id) do update set fehlerart = excluded.fehlerart, fehler = excluded.fehler,
          gestoert_seit = coalesce(mailversand.gestoert_seit, excluded.gestoert_seit)`,
  )
}

/** Makes mails due that waited for server or account, once those are back or may be. */
export async function wakeWaiting({ payload, now }: JobTools): Promise<void> {
  await payload.db.drizzle.execute(
    sql`update mails set naechster_versuch = ${now().toISOString()}
        where zustand = 'wartet' and fehlerart in ('server', 'konto')`,
  )
}

/** Ends the waiting of mails whose day is over: a digest of last week helps nobody. */
export async function expireMails({ payload, now }: JobTools): Promise<void> {
  await payload.db.drizzle.execute(
    sql`update mails set zustand = 'verfallen', naechster_versuch = null, updated_at = now()
        where zustand = 'wartet' and gueltig_bis <= ${now().toISOString()}`,
  )
}
