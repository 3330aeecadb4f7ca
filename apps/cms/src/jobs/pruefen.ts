import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, oneTransaction, sql } from '../database/index.ts'
import { env } from '../env.ts'
import { postMail } from '../mail/index.ts'
import { dayAt } from '../time/berlin.ts'
import { standField } from '../workflow/index.ts'
import type { JobTools } from './tools.ts'

const dueEntry = z.object({
  id: z.string(),
  an: z.string(),
  name: z.string(),
  tag: z.string(),
})

/** Reminds whoever answers for an entry on its review day: one mail for each entry and day. */
export async function remindOwners(_: object, { payload, log, now }: JobTools): Promise<void> {
  const today = dayAt(now())
  const reviewed = payload.config.collections.filter(({ flattenedFields }) =>
    flattenedFields.some(({ name }) => name === standField),
  )
  for (const { slug, labels } of reviewed) {
    const kind = typeof labels.singular === 'string' ? labels.singular : slug
    const written = await oneTransaction(payload, (req) => remindOf(req, { slug, kind, today }))
    if (written > 0) log.info({ slug, written }, 'reminders written')
  }
}

type Reminding = { slug: string; kind: string; today: string }

async function remindOf(req: PayloadRequest, { slug, kind, today }: Reminding): Promise<number> {
  const rows = await inTransaction(
    req,
    sql`select entry.id, konto.email as an, konto.name,
          to_char(entry.pruefen_bis at time zone 'UTC', 'YYYY-MM-DD') as tag
        from ${sql.identifier(slug)} as entry
        join benutzer as konto on konto.id = entry.verantwortlich_id
        where entry._status = 'published'
          and entry.pruefen_bis at time zone 'UTC' < ${today}::date + 1`,
  )
  let written = 0
  for (const entry of rows.map((row) => dueEntry.parse(row)))
    if (await postMail(req, reminderOf(entry, slug, kind))) written += 1
  return written
}

function reminderOf({ id, an, name, tag }: z.infer<typeof dueEntry>, slug: string, kind: string) {
  const [jahr, monat, day] = tag.split('-')
  const address = `${env.BACK_OFFICE_URL}/admin/collections/${slug}/${id}`
  return {
    an,
    betreff: `Bitte durchsehen: ${kind}`,
    text: `Guten Tag ${name},\n\nein Eintrag, für den Sie verantwortlich sind, soll bis zum ${day}.${monat}.${jahr} durchgesehen werden:\n${address}\n\nStimmt noch alles? Dann setzen Sie ein neues Datum bei „Prüfen bis“.\n`,
    anlass: `pruefen:${slug}:${id}:${tag}`,
  }
}
