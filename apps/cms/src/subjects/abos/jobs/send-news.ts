import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, oneTransaction, sql } from '../../../platform/database/index.ts'
import { postMail } from '../../../platform/mail/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { type NewPaper, newsEmail, noticesEmail } from '../emails.ts'
import { pageOf } from '../zugang.ts'

/** Something new with the words that somebody waits for. */
export type News = Omit<NewPaper, 'worte'>

/** Finds what of a kind has come since an instant and contains all of the words. */
export type FindNews = (payload: Payload, wort: string, since: string) => Promise<News[]>

/** Kinds of news that are found by words, or by what stands in their place. */
const searched = ['vorlagen', 'bekanntmachungen'] as const

/**
 * Days for which new papers are looked through again and again: the words of their files are read
 * after they have come, and a file may be added later.
 */
const lookBack = 14

const due = z.object({
  id: z.string(),
  bezieher: z.string(),
  email: z.string(),
  art: z.enum(searched),
  wort: z.string(),
  since: z.string(),
})
type Due = z.infer<typeof due>

async function findDue({ payload, now }: JobTools): Promise<Due[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select a.id, b.id as bezieher, b.email, a.art, a.wort,
          to_json(greatest(a.bestaetigt_am,
            ${now().toISOString()}::timestamptz - make_interval(days => ${lookBack}))) #>> '{}' as since
        from abos a join abo_bezieher b on b.id = a.bezieher
        where a.bestaetigt_am is not null and a.art in ('vorlagen', 'bekanntmachungen') order by b.id, lower(a.wort)`,
  )
  return z.array(due).parse(rows)
}

const numbered = z.object({ nummer: z.coerce.number() })

/** Remembers what somebody is told of; answers what they had not been told of before. */
async function keepTold(req: PayloadRequest, abo: string, news: readonly News[]): Promise<News[]> {
  const numbers = `{${news.map(({ nummer }) => nummer).join(',')}}`
  const rows = await inTransaction(
    req,
    sql`insert into abo_meldungen (abo, nummer)
        select a.id, n from abos a, unnest(${numbers}::int[]) n
        where a.id = ${abo}::uuid and a.bestaetigt_am is not null
        on conflict do nothing returning nummer`,
  )
  const fresh = new Set(rows.map((row) => numbered.parse(row).nummer))
  return news.filter(({ nummer }) => fresh.has(nummer))
}

type Found = { abo: Due; news: News[] }

/** What is new for one person, each paper once with all of the words that it was found by. */
async function keepNews(req: PayloadRequest, found: readonly Found[]): Promise<NewPaper[]> {
  const papers = new Map<number, NewPaper>()
  for (const { abo, news } of found)
    for (const one of await keepTold(req, abo.id, news)) {
      const known = papers.get(one.nummer)
      papers.set(one.nummer, { ...one, worte: [...(known?.worte ?? []), abo.wort] })
    }
  return [...papers.values()].toSorted((a, b) => a.nummer - b.nummer)
}

/** The mail of each kind of news. */
const emails = { vorlagen: newsEmail, bekanntmachungen: noticesEmail } as const

/** What was told and its mail are kept in one transaction: each paper is mailed once, or not yet. */
async function mailNews(
  { payload }: JobTools,
  { art, bezieher, email }: Due,
  found: readonly Found[],
): Promise<void> {
  await oneTransaction(payload, async (req) => {
    const papers = await keepNews(req, found)
    if (papers.length === 0) return
    const written = emails[art](papers, pageOf(bezieher, payload.secret))
    const anlass = `abo:${bezieher}:${art}:${randomUUID()}`
    await postMail(req, { an: email, ...written, anlass, tage: 7 })
  })
}

/** One mail for each address and kind of news. */
function byMail(all: readonly Due[]): Due[][] {
  const groups = new Map<string, Due[]>()
  for (const one of all) {
    const key = `${one.bezieher} ${one.art}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}

/** Mails everybody what is new of what they wait for; one whose mail fails keeps nobody else from theirs. */
export async function sendNews(
  _: object,
  tools: JobTools,
  finders: Record<(typeof searched)[number], FindNews>,
): Promise<void> {
  for (const abos of byMail(await findDue(tools))) {
    const [first] = abos
    if (!first) continue
    try {
      const found: Found[] = []
      for (const abo of abos)
        found.push({ abo, news: await finders[abo.art](tools.payload, abo.wort, abo.since) })
      if (found.some(({ news }) => news.length > 0)) await mailNews(tools, first, found)
    } catch (error) {
      tools.log.error({ err: error, bezieher: first.bezieher }, 'news cannot be mailed')
    }
  }
}
