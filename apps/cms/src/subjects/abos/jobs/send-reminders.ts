import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import { oneTransaction, sql } from '../../../platform/database/index.ts'
import { postMail } from '../../../platform/mail/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { type DueCollection, reminderEmail } from '../emails.ts'
import { pageOf } from '../zugang.ts'
import { keepTold } from './keep-told.ts'
import { type DueDay, dayNumber, dueDays, overFrom } from './reminder-time.ts'

/** Something that is collected from a street, by its number and that of the kind of waste. */
export type StreetCollection = DueCollection & { abfallart: number; ende: string | null }

/** Finds what is collected on a day: of each street, those that lead on with those they lead to. */
export type FindCollections = (
  payload: Payload,
  datum: string,
) => Promise<(strasse: number) => readonly StreetCollection[]>

const due = z.object({
  id: z.string(),
  bezieher: z.string(),
  email: z.string(),
  strasse: z.number(),
  abfallart: z.number(),
})
type Due = z.infer<typeof due>

/** Who waits for a reminder of a day at one of the times that have come, and has had none. */
async function findDue({ payload }: JobTools, { datum, zeiten }: DueDay): Promise<Due[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select a.id, a.bezieher, b.email, a.strasse, a.abfallart
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

/** The mark and its mail are kept in one transaction: each reminder is mailed once, or not yet. */
async function mailReminder(
  { payload }: JobTools,
  datum: string,
  reminders: readonly Reminder[],
): Promise<void> {
  await oneTransaction(payload, async (req) => {
    const nummer = dayNumber(datum)
    const told = reminders.map((reminder) => ({ abo: reminder.abo.id, nummer, reminder }))
    const fresh = (await keepTold(req, told)).map(({ reminder }) => reminder)
    const [first] = fresh
    if (first === undefined) return
    const { bezieher, email } = first.abo
    const collections = fresh.flatMap((one) => one.collections)
    const tag = days.format(new Date(`${datum}T12:00:00Z`))
    const written = reminderEmail(tag, collections, pageOf(bezieher, payload.secret))
    const ends = collections.map(({ ende }) => overFrom(datum, ende)).toSorted()
    const anlass = `abo:${bezieher}:abfuhr:${datum}:${randomUUID()}`
    await postMail(req, {
      an: email,
      ...written,
      anlass,
      bis: ends.at(-1) ?? overFrom(datum, null),
    })
  })
}

async function remindOf(day: DueDay, tools: JobTools, find: FindCollections): Promise<void> {
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
      await mailReminder(tools, datum, group)
    } catch (error) {
      const { bezieher = null } = group[0]?.abo ?? {}
      tools.log.error({ err: error, bezieher }, 'a reminder of a collection cannot be mailed')
    }
}

/**
 * Reminds everybody of what is collected today and tomorrow, at their time; one whose mail fails
 * keeps nobody else from theirs. A date that was moved is asked of its new day.
 */
export async function sendReminders(
  _: object,
  tools: JobTools,
  find: FindCollections,
): Promise<void> {
  for (const day of dueDays(tools.now())) await remindOf(day, tools, find)
}
