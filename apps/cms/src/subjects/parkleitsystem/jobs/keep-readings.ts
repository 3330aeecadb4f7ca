import type { PayloadRequest } from 'payload'
import { appendChange, awaitTurn } from '../../../editing/changes/index.ts'
import { inTransaction, oneTransaction, sql } from '../../../platform/database/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import type { Reading } from '../quellen/index.ts'
import { parkingTag } from '../read/records.ts'

/** Pauses in seconds: between two tries, and the longest one for a source that fails. */
const pauses = { usual: 55, longest: 600 } as const

/**
 * Takes the turn to ask; false when it is not due, or another worker has it. Another source than
 * last time is due at once, and so is one whose next try a wrong clock has put too far away.
 */
export async function takeTurn(quelle: string, { payload, now }: JobTools): Promise<boolean> {
  const at = now().toISOString()
  const { rows } = await payload.db.drizzle.execute(sql`
    insert into parkleitsystem_abruf as tried (quelle, versucht_am, naechster_am)
    values (${quelle}, ${at}::timestamptz,
      ${at}::timestamptz + make_interval(secs => ${pauses.usual}))
    on conflict (einzig) do update set quelle = excluded.quelle,
      versucht_am = excluded.versucht_am, naechster_am = excluded.naechster_am,
      fehlversuche = case when tried.quelle = excluded.quelle then tried.fehlversuche else 0 end
    where tried.quelle <> excluded.quelle or tried.naechster_am <= excluded.versucht_am
      or tried.naechster_am > excluded.versucht_am + make_interval(secs => ${pauses.longest})
    returning 1`)
  return rows.length > 0
}

/** Writes down why a try came to nothing, and puts the next one off. */
export async function noteFault(fault: string, { payload }: JobTools): Promise<void> {
  await payload.db.drizzle.execute(sql`
    update parkleitsystem_abruf set fehler = ${fault}, fehlversuche = least(fehlversuche + 1, 20),
      naechster_am = versucht_am + make_interval(secs => least(
        ${pauses.longest}, ${pauses.usual} * power(2, least(fehlversuche + 1, 10))))`)
}

/** A reading that is not newer than what is known changes nothing: a source may go back in time. */
async function keepNewer(
  req: PayloadRequest,
  quelle: string,
  readings: readonly Reading[],
): Promise<number> {
  const rows = await inTransaction(
    req,
    sql`
      insert into parkleitsystem as known (id, quelle, gesamt, aktuell, trend, geandert)
      select id, ${quelle}, gesamt, aktuell, trend, geandert
      from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb)
        as new(id int, gesamt int, aktuell int, trend int, geandert timestamptz)
      on conflict (id) do update set quelle = excluded.quelle, gesamt = excluded.gesamt,
        aktuell = excluded.aktuell, geandert = excluded.geandert,
        trend = coalesce(excluded.trend, case when known.quelle = excluded.quelle
          then sign(excluded.aktuell - known.aktuell)::int end)
      where known.quelle <> excluded.quelle or known.geandert < excluded.geandert
      returning 1`,
  )
  return rows.length
}

/** Keeps what a source said, and tells the website where something of it is new. */
export async function keepReadings(
  quelle: string,
  readings: readonly Reading[],
  { payload, now }: JobTools,
): Promise<void> {
  await oneTransaction(payload, async (req) => {
    await awaitTurn(req)
    await inTransaction(
      req,
      sql`update parkleitsystem_abruf
          set gelungen_am = ${now().toISOString()}, fehlversuche = 0, fehler = null`,
    )
    if ((await keepNewer(req, quelle, readings)) > 0) await appendChange(req, [parkingTag])
  })
}
