import { fehlerorte } from '@kurstadt/contract/fehler'
import { z } from 'zod'
import { sql } from '../../../platform/database/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { createErrorSender, type ErrorSender } from '../sentry/index.ts'

/** Groups that are handed on in one minute. */
const most = 20

const row = z.object({
  id: z.string(),
  fehlernummer: z.string(),
  wo: z.enum(fehlerorte),
  art: z.string(),
  meldung: z.string(),
  stelle: z.string(),
  stapel: z.string(),
  verlauf: z.string(),
  build: z.string(),
  zuerst: z.coerce.date(),
  zuletzt: z.coerce.date(),
  anzahl: z.coerce.number(),
})

type Row = z.output<typeof row>

/** What has come since it was last handed on, the oldest first. */
async function readWaiting({ payload }: Pick<JobTools, 'payload'>): Promise<Row[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select id::text, fehlernummer, wo::text, art, meldung, coalesce(stelle, '') as stelle,
      coalesce(stapel, '') as stapel, coalesce(verlauf, '') as verlauf,
      coalesce(build, '') as build, zuerst, zuletzt, anzahl
    from fehler where gemeldet_bis is null or gemeldet_bis < zuletzt
    order by zuletzt limit ${most}`)
  return rows.map((one) => row.parse(one))
}

const senders = new Map<string, ErrorSender>()

/** One for each service and process: it remembers how long nobody wants to hear of us. */
function senderTo({ sentry, log }: Pick<JobTools, 'sentry' | 'log'>): ErrorSender | null {
  if (sentry === undefined) return null
  const known = senders.get(sentry.dsn)
  if (known) return known
  const sender = createErrorSender({
    ...sentry,
    onPause: (seconds, why) => {
      const because = why instanceof Error ? { err: why } : { status: why }
      log.warn({ seconds, ...because }, 'errors are not handed on for now')
    },
  })
  senders.set(sentry.dsn, sender)
  return sender
}

/** Hands errors on to a service that speaks Sentry's protocol, where one is named. */
export async function sendErrors(
  _: object,
  tools: Pick<JobTools, 'payload' | 'log' | 'now' | 'sentry'>,
): Promise<void> {
  const sender = senderTo(tools)
  if (sender === null || sender.isPausing(tools.now())) return
  for (const error of await readWaiting(tools)) {
    const outcome = await sender.send(error, tools.now())
    if (outcome === 'later') return
    await tools.payload.db.drizzle.execute(sql`
      update fehler set gemeldet_bis = ${error.zuletzt.toISOString()}::timestamptz
      where id = ${error.id}::uuid`)
  }
}
