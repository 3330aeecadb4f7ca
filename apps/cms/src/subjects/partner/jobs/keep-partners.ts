import { partnerTypen } from '@kurstadt/contract/partner'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, oneTransaction, sql } from '../../../platform/database/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { dayAt } from '../../../platform/time/berlin.ts'
import { daysLater } from '../../../platform/time/days.ts'
import { readEntry } from '../entry.ts'
import { invite } from '../invite.ts'
import { keptAfter } from '../kept.ts'
import { invitationOf } from '../rows.ts'
import { seasonOf } from './season.ts'

/** Days after an answer, or an invitation, in which nobody is reminded. */
const quiet = 42
/** Days after which a link that nobody ever used goes. */
const unusedFor = 30

const due = z.object({ id: z.string(), typ: z.enum(partnerTypen) })

/** Entries whose partner is asked: who has answered before, or whose link still holds. */
async function findDue(req: PayloadRequest, today: string, season: string) {
  const rows = await inTransaction(
    req,
    sql`select e.eintrag as id, e.sammlung as typ from partner_einladungen e
        where e.beendet_am is null and e.erinnert_fuer is distinct from ${season}
          and (e.beantwortet_am is not null or e.gueltig_bis >= ${today}::date)
          and greatest(e.erstellt_am, e.beantwortet_am) < ${daysLater(today, -quiet)}::date
          and not exists (select from partner_vorschlaege v
            where v.einladung = e.id and v.zustand = 'wartet')`,
  )
  return z.array(due).parse(rows)
}

/** Reminds of one entry; the new link carries the season, so that nobody is reminded twice. */
async function remind(
  req: PayloadRequest,
  which: z.infer<typeof due>,
  { season, today }: { season: string; today: string },
): Promise<boolean> {
  const before = await invitationOf(req, which)
  const entry = await readEntry(req, which, { isNewest: false })
  if (before?.email == null || entry === null || entry.doc._status !== 'published') return false
  await invite(req, { which, entry, email: before.email, before, fuer: season, heute: today })
  return true
}

async function remindAll({ log, now, payload }: JobTools, today: string): Promise<number> {
  const season = seasonOf(today)
  if (season === null) return 0
  let reminded = 0
  for (const one of await oneTransaction(payload, (req) => findDue(req, today, season)))
    try {
      const isReminded = await oneTransaction(payload, async (req) => {
        const [still] = (await findDue(req, today, season)).filter(({ id }) => id === one.id)
        return still !== undefined && remind(req, still, { season, today })
      })
      if (isReminded) reminded += 1
    } catch (error) {
      log.error({ err: error, eintrag: one.id, at: now() }, 'a partner cannot be reminded')
    }
  return reminded
}

/** The entry of an invitation `e`, as long as there is one. */
const entries = sql`select from unterkuenfte u where u.id = e.eintrag
  union all select from brancheneintraege b where b.id = e.eintrag`

/** Forgets what nobody needs any more: links that are over, what was decided, and links of entries that are gone. */
async function forget({ now, payload }: JobTools): Promise<void> {
  const today = dayAt(now())
  const over = daysLater(today, -keptAfter)
  const unused = daysLater(today, -unusedFor)
  await payload.db.drizzle.execute(sql`
    delete from partner_vorschlaege
      where zustand <> 'wartet' and entschieden_am < ${over}::date`)
  await payload.db.drizzle.execute(sql`
    delete from partner_einladungen e where not exists (${entries})
      or ((e.beendet_am < ${over}::date or (e.beendet_am is null and e.beantwortet_am is null
          and e.gueltig_bis < ${unused}::date))
        and not exists (select from partner_vorschlaege v
          where v.einladung = e.id and v.zustand = 'wartet'))`)
}

/** Reminds partners twice a year, and forgets links and proposals that are over. */
export async function keepPartners(_: object, tools: JobTools): Promise<void> {
  const reminded = await remindAll(tools, dayAt(tools.now()))
  await forget(tools)
  if (reminded > 0) tools.log.info({ reminded }, 'partners are reminded of their entry')
}
