import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { standField } from '../editing/workflow/index.ts'
import { env } from '../env.ts'
import { asSystemInGerman } from '../platform/as-system.ts'
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
  for (const { slug, labels, admin, custom } of reviewed) {
    const singular = typeof labels.singular === 'string' ? labels.singular : slug
    const title = custom?.isPrivate === true ? null : (admin.useAsTitle ?? null)
    const kind = { slug, singular, title }
    const written = await oneTransaction(payload, (req) => remindOf(req, kind, today))
    if (written > 0) log.info({ slug, written }, 'reminders written')
  }
}

/** A type of entry; `title` is the field that may be told in a mail, null when none may. */
type Kind = { slug: CollectionSlug; singular: string; title: string | null }

async function remindOf(req: PayloadRequest, kind: Kind, today: string): Promise<number> {
  const rows = await inTransaction(
    req,
    sql`select entry.id, konto.email as an, konto.name,
          to_char(entry.pruefen_bis at time zone 'UTC', 'YYYY-MM-DD') as tag
        from ${sql.identifier(kind.slug)} as entry
        join benutzer as konto on konto.id = entry.verantwortlich_id
        where entry._status = 'published'
          and entry.pruefen_bis at time zone 'UTC' < ${today}::date + 1`,
  )
  let written = 0
  for (const entry of rows.map((row) => dueEntry.parse(row)))
    if (await postMail(req, reminderOf(entry, kind.slug, await nameOf(req, kind, entry.id))))
      written += 1
  return written
}

/** How the mail calls an entry: «Meldung „Neue Satzung“». */
async function nameOf(req: PayloadRequest, kind: Kind, id: string): Promise<string> {
  const { slug, singular, title } = kind
  if (title === null) return singular
  const doc: object = await req.payload.findByID({
    collection: slug,
    id,
    req,
    ...asSystemInGerman,
  })
  const [, named] = Object.entries(doc).find(([field]) => field === title) ?? []
  return typeof named === 'string' && named !== '' ? `${singular} „${named}“` : singular
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
