import { formDefinitions } from '@kurstadt/contract/form-definitions'
import { isFormName } from '@kurstadt/contract/forms'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '../../../env.ts'
import { inTransaction, oneTransaction, sql } from '../../../platform/database/index.ts'
import { postMail } from '../../../platform/mail/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { dayAt } from '../../../platform/time/berlin.ts'
import { artLabelOf } from '../collections/anfragen/arten.ts'
import { type Stelle, stellenOf } from '../inbox/index.ts'

/** Days after which a request that somebody has begun is asked after. */
const daysInProgress = 7

/** Days for which a failed answer to a request that is done is named: nothing else ends that. */
const daysNamed = 7

const waiting = z.object({
  art: z.string(),
  neu: z.number(),
  liegen: z.number(),
  gescheitert: z.number(),
  ueberfaellig: z.number(),
})

type Waiting = z.infer<typeof waiting>

/**
 * Emails about a request that did not go out: all of them while it is open; afterwards its answers,
 * because whoever answers may say in the same breath that it is done.
 */
const failedMails = (today: string) => sql`
  select from mails where anfrage_id = anfragen.id and zustand = 'gescheitert'
    and (status <> 'erledigt' or (anlass like 'anfrage:%:antwort:%'
      and mails.updated_at >= ${today}::date - ${daysNamed}::int))`

/** How many requests of each kind are new, have been lying, or have an email that did not go out. */
async function readWaiting(req: PayloadRequest, today: string): Promise<Waiting[]> {
  const rows = await inTransaction(
    req,
    sql`select art, count(*) filter (where status = 'neu')::int as neu,
          count(*) filter (where status = 'in_arbeit'
            and updated_at < ${today}::date - ${daysInProgress}::int)::int as liegen,
          count(*) filter (where exists (${failedMails(today)}))::int as gescheitert,
          count(*) filter (where status <> 'erledigt'
            and loeschen_am::date <= ${today}::date)::int as ueberfaellig
        from anfragen where status in ('neu', 'in_arbeit')
          or id in (select anfrage_id from mails where zustand = 'gescheitert')
        group by art order by art`,
  )
  return rows.map((row) => waiting.parse(row))
}

function sum(rows: readonly Waiting[], what: Exclude<keyof Waiting, 'art'>): number {
  return rows.reduce((all, row) => all + row[what], 0)
}

/** The lines of a letter: numbers and kinds, and nobody's name (T67). */
export function digestOf(rows: readonly Waiting[], backOffice: string): string | null {
  const [neu, liegen] = [sum(rows, 'neu'), sum(rows, 'liegen')]
  const [gescheitert, ueberfaellig] = [sum(rows, 'gescheitert'), sum(rows, 'ueberfaellig')]
  if (neu + liegen + gescheitert + ueberfaellig === 0) return null
  const kinds = rows.flatMap((row) => (row.neu > 0 ? [`- ${artLabelOf(row.art)}: ${row.neu}`] : []))
  const list = `${backOffice}/admin/collections/anfragen`
  const parts = [
    ...(neu > 0 ? [`Neu: ${neu}\n${kinds.join('\n')}\n${list}?ansicht=neu`] : []),
    ...(liegen > 0
      ? [`Seit mehr als ${daysInProgress} Tagen in Arbeit: ${liegen}\n${list}?ansicht=in_arbeit`]
      : []),
    ...(gescheitert > 0
      ? [`Mit Mails, die nicht zugestellt sind: ${gescheitert}\n${list}?ansicht=nicht_zugestellt`]
      : []),
    ...(ueberfaellig > 0
      ? [
          `Über den Tag hinaus, an dem sie gelöscht werden sollten: ${ueberfaellig}. Gelöscht wird erst, was erledigt ist.\n${list}?ansicht=ueberfaellig`,
        ]
      : []),
  ]
  return `Guten Morgen,\n\ndiese Anfragen warten in der Redaktion:\n\n${parts.join('\n\n')}\n`
}

type Digest = { bereich: string; stelle: Stelle; rows: readonly Waiting[]; today: string }

async function sendDigest(req: PayloadRequest, { bereich, stelle, rows, today }: Digest) {
  const text = digestOf(rows, env.BACK_OFFICE_URL)
  if (text === null || stelle.email === null) return false
  const [year, month, day] = today.split('-')
  const betreff = `Anfragen am ${day}.${month}.${year}`
  const anlass = `tagespost:${bereich}:${today}`
  // Tomorrow there is a new one.
  return postMail(req, { an: stelle.email, betreff, text, anlass, tage: 1 })
}

/** Tells every office once a day which requests wait for it; nothing when there are none. */
export async function writeDigest(_: object, { payload, log, now }: JobTools): Promise<void> {
  const today = dayAt(now())
  const written = await oneTransaction(payload, async (req) => {
    const [all, stellen] = await Promise.all([readWaiting(req, today), stellenOf(req, 'de')])
    let count = 0
    for (const [bereich, stelle] of Object.entries(stellen)) {
      const rows = all.filter(
        ({ art }) => isFormName(art) && formDefinitions[art].bereich === bereich,
      )
      if (await sendDigest(req, { bereich, stelle, rows, today })) count += 1
    }
    return count
  })
  if (written > 0) log.info({ written }, 'digests written')
}
