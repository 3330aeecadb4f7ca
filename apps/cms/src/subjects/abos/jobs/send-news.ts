import { randomUUID } from 'node:crypto'
import { type Sprache, sprachen } from '@kurstadt/contract'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, oneTransaction, sql } from '../../../platform/database/index.ts'
import { postMail } from '../../../platform/mail/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { type FoundNews, type News, noticesEmail, papersEmail } from '../emails.ts'
import { eventsMessage } from '../push/messages.ts'
import { postPush } from '../push/post-push.ts'
import { pageOf } from '../zugang.ts'
import { keepTold } from './keep-told.ts'
import { wakingHour } from './waking-hour.ts'

/** Finds what of a kind has come since an instant and contains all of the words. */
export type FindNews = (
  payload: Payload,
  wort: string,
  since: string,
  sprache: Sprache,
) => Promise<News[]>

/** Kinds of news that are found by words, or by what stands in their place. */
const searched = ['vorlagen', 'bekanntmachungen', 'veranstaltungen'] as const

/**
 * Days for which new papers are looked through again and again: the words of their files are read
 * after they have come, and a file may be added later.
 */
const lookBack = 14

const due = z.object({
  id: z.string(),
  bezieher: z.string(),
  email: z.string().nullable(),
  sprache: z.enum(sprachen),
  art: z.enum(searched),
  wort: z.string(),
  since: z.string(),
})
type Due = z.infer<typeof due>

async function findDue({ payload, now }: JobTools): Promise<Due[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select a.id, b.id as bezieher, b.email, coalesce(b.sprache, 'de') as sprache, a.art, a.wort,
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

/** The mail of each kind of news that there are mails about. */
const emails = {
  vorlagen: papersEmail,
  bekanntmachungen: noticesEmail,
  veranstaltungen: null,
} as const

/** Days for which news is of use to a device: a telephone that was off for longer has missed more. */
const daysOfUse = 3

/** Tells a device of new events; several of them are found in the list that one of them stands in. */
async function pushNews(
  req: PayloadRequest,
  { bezieher, sprache }: Due,
  news: readonly FoundNews[],
  now: Date,
): Promise<void> {
  const [first] = news
  if (first === undefined) return
  const { pathname } = new URL(first.adresse)
  const adresse = news.length === 1 ? pathname : pathname.replace(/[^/]+\/?$/, '')
  const titles = news.map(({ titel }) => titel)
  const mark = `veranstaltungen:${randomUUID()}`
  await postPush(req, {
    bezieher,
    anlass: mark,
    inhalt: { ...eventsMessage(sprache, titles), adresse, marke: mark },
    ab: wakingHour(now),
    bis: new Date(now.getTime() + daysOfUse * 86_400_000).toISOString(),
  })
}

const known = z.object({ nummer: z.coerce.number() })

/** Numbers of the events that a device was told of by any category that it follows. */
async function knownEvents(req: PayloadRequest, bezieher: string): Promise<Set<number>> {
  const rows = await inTransaction(
    req,
    sql`select distinct m.nummer from abo_meldungen m join abos a on a.id = m.abo
        where a.bezieher = ${bezieher}::uuid and a.art = 'veranstaltungen'`,
  )
  return new Set(rows.map((row) => known.parse(row).nummer))
}

/** Keeps what a device has not been told of by another category, and its message. */
async function keepPush(req: PayloadRequest, due: Due, found: readonly Found[], now: Date) {
  const before = await knownEvents(req, due.bezieher)
  const news = await keepNews(req, found)
  await pushNews(
    req,
    due,
    news.filter(({ nummer }) => !before.has(nummer)),
    now,
  )
}

/** What was told and its message are kept in one transaction: each is sent once, or not yet. */
async function notifyOfNews(
  { now, payload }: JobTools,
  due: Due,
  found: readonly Found[],
): Promise<void> {
  const { art, bezieher, email } = due
  await oneTransaction(payload, async (req) => {
    if (email === null) return keepPush(req, due, found, now())
    const news = await keepNews(req, found)
    if (news.length === 0) return
    const written = emails[art]?.(news, pageOf(bezieher, payload.secret))
    if (written === undefined) return
    const anlass = `abo:${bezieher}:${art}:${randomUUID()}`
    await postMail(req, { an: email, ...written, anlass, tage: 7, in_menge: true })
  })
}

/** Tells everybody what is new of what they wait for; one whose message fails keeps nobody else from theirs. */
export async function sendNews(
  _: object,
  tools: JobTools,
  finders: Record<(typeof searched)[number], FindNews>,
): Promise<void> {
  // One message for each address or device and kind of news.
  const mails = Map.groupBy(await findDue(tools), ({ art, bezieher }) => `${bezieher} ${art}`)
  for (const abos of mails.values()) {
    const [first] = abos
    if (!first) continue
    try {
      const found: Found[] = []
      for (const abo of abos)
        found.push({
          abo,
          news: await finders[abo.art](tools.payload, abo.wort, abo.since, abo.sprache),
        })
      if (found.some(({ news }) => news.length > 0)) await notifyOfNews(tools, first, found)
    } catch (error) {
      tools.log.error({ err: error, bezieher: first.bezieher }, 'news cannot be sent')
    }
  }
}
