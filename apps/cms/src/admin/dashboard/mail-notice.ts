import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isAdministration, publishes } from '../../editing/access/index.ts'
import { inTransaction, sql } from '../../platform/database/index.ts'

/** What the dashboard says of the sending of mails; only administrators can do something about it. */
export type MailNotice = { text: string; isAdministration: boolean }

const state = z.object({
  eingerichtet: z.boolean().nullable(),
  fehlerart: z.enum(['server', 'konto']).nullable(),
  seit: z.string().nullable(),
  still: z.boolean(),
  wartende: z.number(),
  verspaetet: z.number(),
})

const time = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})

const causes = {
  server: 'Der Mailserver nimmt keine Mails an.',
  konto: 'Der Mailserver lehnt unseren Zugang ab.',
} as const

const mails = (count: number) => (count === 1 ? 'Eine Mail wartet' : `${count} Mails warten`)

/** The sentence for a state; null while all is well. */
export function mailNoticeText(row: z.infer<typeof state>): string | null {
  const { eingerichtet, fehlerart, seit, still, wartende, verspaetet } = row
  if (eingerichtet === false) return `Es ist kein Mailserver eingerichtet: ${mails(wartende)}.`
  if (eingerichtet === null || still)
    return verspaetet > 0
      ? `Der Dienst, der Mails verschickt, läuft nicht: ${mails(wartende)}.`
      : null
  if (seit === null || fehlerart === null) return null
  const since = time.format(new Date(seit))
  return `${causes[fehlerart]} Seit ${since} Uhr geht nichts hinaus: ${mails(wartende)}.`
}

/** Reads it for those who look after requests or the whole; one query. */
export async function readMailNotice(req: PayloadRequest): Promise<MailNotice | null> {
  const { user } = req
  if (!(publishes(user, 'tourismus') || publishes(user, 'rathaus'))) return null
  const [row] = await inTransaction(
    req,
    sql`select m.eingerichtet, m.fehlerart, to_json(m.gestoert_seit) #>> '{}' as seit,
          coalesce(m.gemeldet_am < now() - interval '5 minutes', true) as still,
          (select count(*)::int from mails where zustand = 'wartet') as wartende,
          (select count(*)::int from mails where zustand = 'wartet'
            and created_at < now() - interval '5 minutes') as verspaetet
        from (values (true)) one (id) left join mailversand m on m.id = one.id`,
  )
  const text = mailNoticeText(state.parse(row))
  return text === null ? null : { text, isAdministration: isAdministration(user) }
}
