import { randomUUID } from 'node:crypto'
import { sprachen } from '@kurstadt/contract'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { pagesShowing } from '../../../editing/addresses/index.ts'
import { oneTransaction, sql } from '../../../platform/database/index.ts'
import { postMail } from '../../../platform/mail/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { type DueCollection, reminderEmail } from '../emails.ts'
import { reminderMessage } from '../push/messages.ts'
import { postPush } from '../push/post-push.ts'
import { pageOf } from '../zugang.ts'
import { keepTold } from './keep-told.ts'
import { type DueDay, dayNumber, dueDays, overFrom } from './reminder-time.ts'

/** Something that is collected from a street, by its number and that of the kind of waste. */
export type StreetCollection = DueCollection & {
  abfallart: number
  ende: string | null
  /** Its name in English, for those who are told so. */
  titelEn: string
}

/** Finds what is collected on a day: of each street, those that lead on with those they lead to. */
export type FindCollections = (
  payload: Payload,
  datum: string,
) => Promise<(strasse: number) => readonly StreetCollection[]>

const due = z.object({
  id: z.string(),
  bezieher: z.string(),
  email: z.string().nullable(),
  sprache: z.enum(sprachen),
  strasse: z.number(),
  abfallart: z.number(),
})
type Due = z.infer<typeof due>

/** Who waits for a reminder of a day at one of the times that have come, and has had none. */
async function findDue({ payload }: JobTools, { datum, zeiten }: DueDay): Promise<Due[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select a.id, a.bezieher, b.email, coalesce(b.sprache, 'de') as sprache, a.strasse, a.abfallart
        from abos a join abo_bezieher b on b.id = a.bezieher
        where a.art = 'abfuhr' and a.bestaetigt_am is not null
          and a.zeit = any(string_to_array(${zeiten.join(',')}, ','))
          and not exists (select from abo_meldungen m
            where m.abo = a.id and m.nummer = ${dayNumber(datum)}::int)
        order by b.id, a.abfallart`,
  )
  return z.array(due).parse(rows)
}

type Reminder = { abo: Due; collections: readonly StreetCollection[] }

const days = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** What one person or device is reminded of, and until when that is of use. */
type Fresh = {
  abo: Due
  datum: string
  collections: readonly StreetCollection[]
  bis: string
  /** What it is about, up to the mark that tells it from another one of the same day. */
  anlass: string
}

/** Mails a reminder. */
async function mail(req: PayloadRequest, email: string, fresh: Fresh): Promise<void> {
  const { abo, anlass, bis, collections, datum } = fresh
  const tag = days.format(new Date(`${datum}T12:00:00Z`))
  const written = reminderEmail(tag, collections, pageOf(abo.bezieher, req.payload.secret))
  await postMail(req, { an: email, ...written, anlass: `abo:${abo.bezieher}:${anlass}`, bis })
}

/** Puts a reminder into the outbox of devices; a click on it opens the waste calendar. */
async function push(req: PayloadRequest, fresh: Fresh, tools: Reminding): Promise<void> {
  const { abo, anlass, bis, collections, datum } = fresh
  const { bezieher, sprache } = abo
  const adresse = tools.calendars.get(sprache) ?? `/${sprache}/`
  const inhalt = {
    ...reminderMessage(sprache, datum, collections),
    adresse,
    marke: `abfuhr:${datum}`,
  }
  await postPush(req, { bezieher, anlass, inhalt, ab: tools.now().toISOString(), bis })
}

type Reminding = JobTools & {
  /** Where the waste calendar is, by language. */
  calendars: ReadonlyMap<Due['sprache'], string>
}

/** The mark and its message are kept in one transaction: each reminder is sent once, or not yet. */
async function remind(tools: Reminding, datum: string, reminders: readonly Reminder[]) {
  await oneTransaction(tools.payload, async (req) => {
    const nummer = dayNumber(datum)
    const told = reminders.map((reminder) => ({ abo: reminder.abo.id, nummer, reminder }))
    const kept = (await keepTold(req, told)).map(({ reminder }) => reminder)
    const [first] = kept
    if (first === undefined) return
    const { abo } = first
    const collections = kept.flatMap((one) => one.collections)
    const ends = collections.map(({ ende }) => overFrom(datum, ende)).toSorted()
    const bis = ends.at(-1) ?? overFrom(datum, null)
    const fresh = { abo, datum, collections, bis, anlass: `abfuhr:${datum}:${randomUUID()}` }
    await (abo.email === null ? push(req, fresh, tools) : mail(req, abo.email, fresh))
  })
}

async function remindOf(day: DueDay, tools: Reminding, find: FindCollections): Promise<void> {
  const { datum, zeiten } = day
  if (zeiten.length === 0) return
  const collectionsAt = await find(tools.payload, datum)
  const now = tools.now().toISOString()
  const reminders = (await findDue(tools, day)).flatMap((abo): Reminder[] => {
    const collections = collectionsAt(abo.strasse).filter(
      ({ abfallart, ende }) => abfallart === abo.abfallart && now < overFrom(datum, ende),
    )
    return collections.length === 0 ? [] : [{ abo, collections }]
  })
  for (const group of Map.groupBy(reminders, ({ abo }) => abo.bezieher).values())
    try {
      await remind(tools, datum, group)
    } catch (error) {
      const { bezieher = null } = group[0]?.abo ?? {}
      tools.log.error({ err: error, bezieher }, 'a reminder of a collection cannot be sent')
    }
}

/**
 * Reminds everybody of what is collected today and tomorrow, at their time; one whose message fails
 * keeps nobody else from theirs. A date that was moved is asked of its new day.
 */
export async function sendReminders(
  _: object,
  tools: JobTools,
  find: FindCollections,
): Promise<void> {
  const pages = await pagesShowing(tools.payload, ['abfallkalender'])
  const calendars = new Map(pages.toReversed().map(({ path, sprache }) => [sprache, path]))
  for (const day of dueDays(tools.now())) await remindOf(day, { ...tools, calendars }, find)
}
