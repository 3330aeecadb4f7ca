import { randomUUID } from 'node:crypto'
import { sprachen } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { pagesShowing } from '../../../editing/addresses/index.ts'
import { oneTransaction, sql } from '../../../platform/database/index.ts'
import { type Mail, postMails } from '../../../platform/mail/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { type DueCollection, reminderEmail } from '../emails.ts'
import { reminderMessage } from '../push/messages.ts'
import { type Push, postPushes } from '../push/post-push.ts'
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

/** What is collected on a day. */
export type DayCollections = {
  /** Kinds of waste that are collected anywhere, by their numbers. */
  arten: readonly number[]
  /** What is collected from a street; of one that leads on, from that other one. */
  from: (strasse: number) => readonly StreetCollection[]
}

/** Finds what is collected on a day. */
export type FindCollections = (payload: Payload, datum: string) => Promise<DayCollections>

const dueRow = z.object({
  id: z.string(),
  bezieher: z.string(),
  email: z.string().nullable(),
  sprache: z.enum(sprachen),
  strasse: z.number(),
  abfallart: z.number(),
})
type Due = z.infer<typeof dueRow>

/** Who waits for a reminder of some kinds on a day at one of the times that have come, and has had none. */
async function findDue(
  { payload }: JobTools,
  { datum, zeiten }: DueDay,
  arten: readonly number[],
): Promise<Due[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select a.id, a.bezieher, b.email, coalesce(b.sprache, 'de') as sprache, a.strasse, a.abfallart
        from abos a join abo_bezieher b on b.id = a.bezieher
        where a.art = 'abfuhr' and a.bestaetigt_am is not null
          and a.zeit = any(string_to_array(${zeiten.join(',')}, ','))
          and a.abfallart = any(${`{${arten.join(',')}}`}::int[])
          and not exists (select from abo_meldungen m
            where m.abo = a.id and m.nummer = ${dayNumber(datum)}::int)
        order by b.id, a.abfallart`,
  )
  return z.array(dueRow).parse(rows)
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

type Reminding = JobTools & {
  /** Where the waste calendar is, by language. */
  calendars: ReadonlyMap<Due['sprache'], string>
}

/** A reminder as a mail. */
function toMail({ payload }: Reminding, an: string, fresh: Fresh): Mail {
  const { abo, anlass, bis, collections, datum } = fresh
  const tag = days.format(new Date(`${datum}T12:00:00Z`))
  const written = reminderEmail(tag, collections, pageOf(abo.bezieher, payload.secret))
  return { an, ...written, anlass: `abo:${abo.bezieher}:${anlass}`, bis, in_menge: true }
}

/** A reminder for a device; a click on it opens the waste calendar. */
function toPush({ calendars, now }: Reminding, fresh: Fresh): Push {
  const { abo, anlass, bis, collections, datum } = fresh
  const { bezieher, sprache } = abo
  const inhalt = {
    ...reminderMessage(sprache, datum, collections),
    adresse: calendars.get(sprache) ?? `/${sprache}/`,
    marke: anlass,
  }
  return { bezieher, anlass, inhalt, ab: now().toISOString(), bis }
}

/** All that one person or device is reminded of on a day, as one. */
function toFresh(datum: string, kept: readonly Reminder[]): Fresh[] {
  const collections = kept.flatMap((one) => one.collections)
  const bis = collections.map(({ ende }) => overFrom(datum, ende)).toSorted()
  return kept.slice(0, 1).map(({ abo }) => ({
    abo,
    datum,
    collections,
    bis: bis.at(-1) ?? overFrom(datum, null),
    anlass: `abfuhr:${datum}:${randomUUID()}`,
  }))
}

/** Marks and their messages are kept in one transaction: each reminder is sent once, or not yet. */
async function remind(tools: Reminding, datum: string, reminders: readonly Reminder[]) {
  await oneTransaction(tools.payload, async (req) => {
    const nummer = dayNumber(datum)
    const told = reminders.map((reminder) => ({ abo: reminder.abo.id, nummer, reminder }))
    const kept = (await keepTold(req, told)).map(({ reminder }) => reminder)
    const groups = Map.groupBy(kept, ({ abo }) => abo.bezieher).values()
    const fresh = [...groups].flatMap((group) => toFresh(datum, group))
    const mails = fresh.flatMap((one) =>
      one.abo.email === null ? [] : [toMail(tools, one.abo.email, one)],
    )
    await postMails(req, mails)
    await postPushes(
      req,
      fresh.flatMap((one) => (one.abo.email === null ? [toPush(tools, one)] : [])),
    )
  })
}

/** People and devices that are reminded in one transaction. */
const together = 200

/** Reminds several at once; where that fails, each alone, so that one costs nobody else theirs. */
async function remindAll(tools: Reminding, datum: string, groups: readonly Reminder[][]) {
  try {
    return await remind(tools, datum, groups.flat())
  } catch (error) {
    const { bezieher = null } = groups.length === 1 ? (groups[0]?.[0]?.abo ?? {}) : {}
    if (groups.length <= 1)
      return tools.log.error({ err: error, bezieher }, 'a reminder of a collection cannot be sent')
  }
  for (const group of groups) await remindAll(tools, datum, [group])
}

async function remindOf(day: DueDay, tools: Reminding, find: FindCollections): Promise<void> {
  const { datum, zeiten } = day
  if (zeiten.length === 0) return
  const collections = await find(tools.payload, datum)
  if (collections.arten.length === 0) return
  const now = tools.now().toISOString()
  const due = await findDue(tools, day, collections.arten)
  const reminders = due.flatMap((abo): Reminder[] => {
    const own = collections
      .from(abo.strasse)
      .filter(({ abfallart, ende }) => abfallart === abo.abfallart && now < overFrom(datum, ende))
    return own.length === 0 ? [] : [{ abo, collections: own }]
  })
  const groups = [...Map.groupBy(reminders, ({ abo }) => abo.bezieher).values()]
  for (let first = 0; first < groups.length; first += together)
    await remindAll(tools, datum, groups.slice(first, first + together))
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
