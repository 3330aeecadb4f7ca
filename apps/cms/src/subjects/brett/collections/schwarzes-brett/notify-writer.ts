import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { publicChange, readMainRow } from '../../../../editing/changes/index.ts'
import { inTransaction, sql } from '../../../../platform/database/index.ts'
import { postMail } from '../../../../platform/mail/index.ts'
import { blockedEmail, hangsEmail } from '../../emails.ts'
import { germanDay } from '../../german-day.ts'
import { readSettings } from '../../settings.ts'
import { blockedAs, hashOfZugang, pageOf } from '../../zugang.ts'

const writer = z.object({ id: z.string(), schreiber: z.string(), email: z.string() })

/** What a save says of a notice, as far as its writer has to hear of it. */
const saved = z.object({
  id: z.string(),
  titel: z.string().catch('Aushang'),
  status: z.string().nullish(),
  sperrgrund: z.string().nullish(),
  absender_gesperrt: z.boolean().nullish(),
  ablaufdatum: z.string().nullish(),
})
type Saved = z.infer<typeof saved>

/** Who has written a notice; null for one of the office. */
async function writerOf(req: PayloadRequest, id: string) {
  const [row] = await inTransaction(
    req,
    sql`select a.id, a.schreiber, s.email from brett_aushaenge a
        join brett_schreiber s on s.id = a.schreiber where a.aushang = ${id}::uuid`,
  )
  return row === undefined ? null : writer.parse(row)
}

/** How long nothing is taken from a blocked address. */
const blockedFor = '1 year'

/** Whether a notice blocks its writer as well. */
const blocksWriter = ({ absender_gesperrt, status }: Partial<Saved> = {}): boolean =>
  status === 'gesperrt' && absender_gesperrt === true

type Change = { before: Partial<Saved> | undefined; now: Saved }

/**
 * Blocks the address of a writer, kept as a word that names nobody, or lets it write again: once the
 * last notice that blocks it does so no more, and not because another one is blocked without it.
 */
async function keepBlock(
  req: PayloadRequest,
  { email, id, schreiber }: z.infer<typeof writer>,
  { before, now }: Change,
): Promise<void> {
  const wer = blockedAs(email, req.payload.secret)
  if (blocksWriter(now))
    await inTransaction(
      req,
      sql`insert into brett_sperren (wer, grund, bis)
          values (${wer}, ${now.sperrgrund ?? ''}, now() + ${blockedFor}::interval)
          on conflict (wer) do update set grund = excluded.grund, bis = excluded.bis`,
    )
  else if (blocksWriter(before))
    await inTransaction(
      req,
      sql`delete from brett_sperren where wer = ${wer} and not exists (
            select from brett_aushaenge a join schwarzes_brett e on e.id = a.aushang
            where a.schreiber = ${schreiber}::uuid and a.id <> ${id}::uuid
              and e.status = 'gesperrt' and e.absender_gesperrt)`,
    )
}

/** What a mail to a writer is about; one with the same words is never written twice. */
function emailsAbout(now: Saved, isNew: boolean, page: string) {
  if (now.status === 'gesperrt') {
    const grund = now.sperrgrund ?? ''
    const about = `gesperrt:${hashOfZugang(grund).slice(0, 12)}`
    return [{ about, ...blockedEmail(now.titel, grund, page) }]
  }
  if (!isNew || now.status !== 'aktiv' || !now.ablaufdatum) return []
  return [{ about: 'haengt', ...hangsEmail(now.titel, germanDay(now.ablaufdatum), page) }]
}

/**
 * Tells whoever has written a notice that it hangs, and that it was blocked and why (spec 2.6). A
 * draft above what hangs tells nobody anything; what was refused before it hung is told all the same.
 */
export const notifyWriter: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const now = saved.parse(doc)
  const to = await writerOf(req, now.id)
  if (to === null) return
  const watched = { slug: 'schwarzes_brett', hasDrafts: true }
  const change = await publicChange(req, watched, now.id)
  if (change === 'none' && (await readMainRow(req, watched, now.id))?.isPublished) return
  const { stelle } = await readSettings(req)
  const page = pageOf(to.schreiber, req.payload.secret)
  for (const { about, ...written } of emailsAbout(now, change === 'published', page)) {
    const anlass = `brett:${to.schreiber}:${about}:${to.id}`
    await postMail(req, { an: to.email, antwort_an: stelle.email, ...written, anlass, tage: 14 })
  }
  const before = saved.partial().safeParse(previousDoc).data
  await keepBlock(req, to, { before, now })
}
