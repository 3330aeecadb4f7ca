import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { entryName, standField } from '../editing/workflow/index.ts'
import { env } from '../env.ts'
import { inTransaction, oneTransaction, sql } from '../platform/database/index.ts'
import { postMail } from '../platform/mail/index.ts'
import type { JobTools } from '../platform/queue/tools.ts'
import { dayAt } from '../platform/time/berlin.ts'

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
  for (const { slug } of reviewed) {
    const written = await oneTransaction(payload, (req) => remindOf(req, slug, today))
    if (written > 0) log.info({ slug, written }, 'reminders written')
  }
}

async function remindOf(req: PayloadRequest, slug: CollectionSlug, today: string): Promise<number> {
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
    if (await postMail(req, reminderOf(entry, slug, await entryName(req, slug, entry.id))))
      written += 1
  return written
}

/** A reminder that could not go out for so long has been overtaken by what happened since. */
const reminderDays = 14

function reminderOf({ id, an, name, tag }: z.infer<typeof dueEntry>, slug: string, entry: string) {
  const [jahr, monat, day] = tag.split('-')
  const address = `${env.BACK_OFFICE_URL}/admin/collections/${slug}/${id}`
  return {
    an,
    betreff: `Bitte durchsehen: ${entry}`,
    text: `Guten Tag ${name},\n\ndiesen Eintrag, für den Sie verantwortlich sind, sehen Sie bitte bis zum ${day}.${monat}.${jahr} durch:\n\n${entry}\n${address}\n\nStimmt noch alles? Dann setzen Sie dort bei „Prüfen bis“ ein neues Datum.\n`,
    anlass: `pruefen:${slug}:${id}:${tag}`,
    tage: reminderDays,
  }
}
