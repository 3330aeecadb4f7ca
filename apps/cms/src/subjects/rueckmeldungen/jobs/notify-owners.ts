import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '../../../env.ts'
import { inTransaction, oneTransaction, sql } from '../../../platform/database/index.ts'
import { postMail } from '../../../platform/mail/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { dayAt } from '../../../platform/time/berlin.ts'
import { daysBetween } from '../../../platform/time/days.ts'
import { germanDay } from '../../../platform/time/german-time.ts'
import { readHouses } from '../../einstellungen/index.ts'

const said = z.object({
  /** Whoever answers for the page; null where nobody is named. */
  an: z.string().nullable(),
  rathaus: z.boolean(),
  pfad: z.string(),
  nein: z.number(),
  saetze: z.number(),
  /** The first day of it. */
  seit: z.string(),
})

type Said = z.infer<typeof said>

/** Days that are reported late at most, after an outage of the worker. */
const daysBehind = 7

/** What people said since the last mails, until yesterday, that somebody should read: a no, or a sentence. */
async function readUnreported(req: PayloadRequest, today: string): Promise<Said[]> {
  const rows = await inTransaction(
    req,
    sql`select konto.email as an, r.zustaendig = 'rathaus' as rathaus, r.pfad,
          count(*) filter (where not r.geholfen)::int as nein, count(r.satz)::int as saetze,
          min(t.tag)::text as seit
        from rueckmeldungen r
        left join seiten s on s.id = r.seite_id
        left join benutzer konto on konto.id = s.verantwortlich_id,
          lateral (select (r.created_at at time zone 'Europe/Berlin')::date as tag) t
        where t.tag < ${today}::date and t.tag >= greatest(${today}::date - ${daysBehind}::int, (
            select max(split_part(anlass, ':', 2)::date) from mails
            where anlass like 'rueckmeldungen:%'))
          and (not r.geholfen or r.satz is not null)
        group by 1, 2, 3 order by 3`,
  )
  return rows.map((row) => said.parse(row))
}

/** What a page was said of, as a line of a mail: numbers, and nothing of what somebody wrote (T67). */
function lineOf({ nein, pfad, saetze }: Said): string {
  const parts = [
    ...(nein > 0 ? [`${nein} × „Nein“`] : []),
    ...(saetze > 0 ? [`${saetze} ${saetze === 1 ? 'Bemerkung' : 'Bemerkungen'}`] : []),
  ]
  return `- ${pfad}: ${parts.join(', ')}`
}

/** The letter to one reader. */
function feedbackEmail(pages: readonly Said[], today: string, backOffice: string): string {
  const [first = today] = pages.map(({ seit }) => seit).toSorted()
  const when = daysBetween(first, today) > 1 ? `seit dem ${germanDay(first)}` : 'gestern'
  const list = `${backOffice}/admin/collections/rueckmeldungen`
  return `Guten Morgen,\n\ndas haben Besucherinnen und Besucher ${when} zu Ihren Seiten gesagt:\n\n${pages.map(lineOf).join('\n')}\n\nZum Nachlesen:\n${list}\n`
}

/** The addresses of both houses, for pages that nobody is named for. */
async function housesOf(req: PayloadRequest) {
  const doc = await req.payload.findGlobal({
    slug: 'einstellungen',
    locale: 'de',
    depth: 0,
    overrideAccess: true,
    req,
  })
  const { rathaus, tourismus } = await readHouses(req.payload, doc, { sprache: 'de', req })
  return { rathaus: rathaus?.kontakt?.email, tourismus: tourismus?.kontakt?.email }
}

async function writeMails(req: PayloadRequest, today: string): Promise<number> {
  const all = await readUnreported(req, today)
  if (all.length === 0) return 0
  const houses = await housesOf(req)
  const addressOf = ({ an, rathaus }: Said) => an ?? houses[rathaus ? 'rathaus' : 'tourismus']
  let written = 0
  for (const [index, [an, pages]] of [...Map.groupBy(all, addressOf)].entries()) {
    if (!an) continue
    const mail = {
      an,
      betreff: 'Rückmeldungen zu Ihren Seiten',
      text: feedbackEmail(pages, today, env.BACK_OFFICE_URL),
      // It stays when the address goes, so it may not say whose it is (T67).
      anlass: `rueckmeldungen:${today}:${index}`,
      // Tomorrow there is a new one.
      tage: 1,
    }
    if (await postMail(req, mail)) written += 1
  }
  return written
}

/** Tells whoever answers for pages once a day what was said of them: one mail each, none when nothing was. */
export async function notifyOwners({
  payload,
  log,
  now,
}: Pick<JobTools, 'payload' | 'log' | 'now'>): Promise<void> {
  const today = dayAt(now())
  const written = await oneTransaction(payload, (req) => writeMails(req, today))
  if (written > 0) log.info({ written }, 'feedback told')
}
