import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { oneTransaction, sql } from '../../../platform/database/index.ts'
import { postMail } from '../../../platform/mail/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { type FoundNews, type News, noticesEmail, papersEmail } from '../emails.ts'
import { pageOf } from '../zugang.ts'
import { keepTold } from './keep-told.ts'

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
        where a.bestaetigt_am is not null and a.art = any(string_to_array(${searched.join(',')}, ','))
        order by b.id, lower(a.wort)`,
  )
  return z.array(due).parse(rows)
}

type Found = { abo: Due; news: News[] }

/** What is new for one person, each once with all of the words that it was found by. */
async function keepNews(req: PayloadRequest, found: readonly Found[]): Promise<FoundNews[]> {
  const told = found.flatMap(({ abo: { id, wort }, news }) =>
    news.map((one) => ({ abo: id, nummer: one.nummer, wort, one })),
  )
  const fresh = Map.groupBy(await keepTold(req, told), ({ nummer }) => nummer)
  return [...fresh.values()]
    .flatMap((same) => {
      const worte = same.map(({ wort }) => wort)
      return same.slice(0, 1).map(({ one }) => ({ ...one, worte }))
    })
    .toSorted((a, b) => a.nummer - b.nummer)
}

/** The mail of each kind of news. */
const emails = { vorlagen: papersEmail, bekanntmachungen: noticesEmail } as const

/** What was told and its mail are kept in one transaction: each is mailed once, or not yet. */
async function mailNews(
  { payload }: JobTools,
  { art, bezieher, email }: Due,
  found: readonly Found[],
): Promise<void> {
  await oneTransaction(payload, async (req) => {
    const news = await keepNews(req, found)
    if (news.length === 0) return
    const written = emails[art](news, pageOf(bezieher, payload.secret))
    const anlass = `abo:${bezieher}:${art}:${randomUUID()}`
    await postMail(req, { an: email, ...written, anlass, tage: 7 })
  })
}

/** Mails everybody what is new of what they wait for; one whose mail fails keeps nobody else from theirs. */
export async function sendNews(
  _: object,
  tools: JobTools,
  finders: Record<(typeof searched)[number], FindNews>,
): Promise<void> {
  // One mail for each address and kind of news.
  const mails = Map.groupBy(await findDue(tools), ({ art, bezieher }) => `${bezieher} ${art}`)
  for (const abos of mails.values()) {
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
