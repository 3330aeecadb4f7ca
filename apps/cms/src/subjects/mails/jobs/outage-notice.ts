import { z } from 'zod'
import { sql } from '../../../platform/database/index.ts'
import { postToWebhook } from '../../../platform/mail/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'

/** Minutes without a mail server after which somebody is told by another way. */
const minutesBeforeNotice = 60

const outage = z.object({
  eingerichtet: z.boolean(),
  fehlerart: z.enum(['server', 'konto']).nullable(),
  seit: z.string(),
  wartende: z.number(),
  gescheiterte: z.number(),
})

/**
 * Tells the webhook address, where there is one, that no mail has gone out for an hour: once for
 * each outage, with numbers and the kind of failure, and nothing of what the mails say (L4).
 */
export async function notifyOfOutage({ payload, now, log, webhook }: JobTools): Promise<void> {
  if (webhook === undefined) return
  const at = now().toISOString()
  const { rows } = await payload.db.drizzle.execute(
    sql`select eingerichtet, fehlerart, to_json(gestoert_seit) #>> '{}' as seit,
          (select count(*)::int from mails where zustand = 'wartet') as wartende,
          (select count(*)::int from mails where zustand = 'gescheitert') as gescheiterte
        from mailversand where benachrichtigt_am is null
          and gestoert_seit <= ${at}::timestamptz - make_interval(mins => ${minutesBeforeNotice})`,
  )
  if (rows[0] === undefined) return
  const { eingerichtet, fehlerart, ...numbers } = outage.parse(rows[0])
  const grund = eingerichtet ? (fehlerart ?? 'server') : 'nicht_eingerichtet'
  try {
    await postToWebhook(webhook, { ereignis: 'mailversand_gestoert', grund, ...numbers })
  } catch (error) {
    log.error({ err: error }, 'the webhook could not be told of the outage')
    return
  }
  await payload.db.drizzle.execute(
    sql`update mailversand set benachrichtigt_am = ${at} where gestoert_seit is not null`,
  )
}
