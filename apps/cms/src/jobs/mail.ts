import { sprachen } from '@kurstadt/contract'
import { z } from 'zod'
import { sql } from '../database/index.ts'
import { isFinal, type Letter } from '../mail/index.ts'
import type { JobTools } from './tools.ts'

const minute = 60_000

/** Milliseconds from a try to the next: five minutes after the first, then every half hour (F06). */
const pauses = { first: 5 * minute, later: 30 * minute } as const

/** So long somebody tries; then the mail says that it failed. */
const longest = 48 * 60 * minute

/** Tries that fit into that time. */
const mostTries = 2 + Math.floor((longest - pauses.first) / pauses.later)

const claimed = z.object({
  an: z.string(),
  antwort_an: z.string().nullable(),
  betreff: z.string(),
  text: z.string(),
  versuche: z.number(),
  sprache: z.enum(sprachen),
})

/** Mails whose time has come, longest waiting first. */
export async function dueMails({ payload, now }: JobTools, most: number): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select id from mails where zustand = 'wartet' and naechster_versuch <= ${now().toISOString()}
        order by naechster_versuch limit ${most}`,
  )
  return rows.map(({ id }) => String(id))
}

/**
 * Sends a mail of the outbox whose time has come. Taking it counts as a try and names the time of
 * the next: nobody else takes it meanwhile, and a worker that dies in between leaves it waiting. It
 * is sent again with the same Message-ID, by which mail programs know the two for one (fault F06).
 * Throws why it could not be sent when it will be tried again.
 */
export async function sendMail({ id }: { id: string }, tools: JobTools): Promise<void> {
  const { transport, from, now } = tools
  const mail = await claim(id, tools)
  if (mail === null) return
  if (transport === null) return note(tools, id, sql`zustand = 'ohne_versand'`)
  try {
    await transport(letterOf(id, mail, from))
  } catch (error) {
    return noteFailure(id, mail.versuche, error, tools)
  }
  const sentAt = now().toISOString()
  const messageId = messageIdOf(id, from)
  await note(
    tools,
    id,
    sql`zustand = 'gesendet', gesendet_am = ${sentAt}, message_id = ${messageId}, fehler = null`,
  )
}

/** Takes a mail for this try; to the office it is in German, else in the language of its request. */
async function claim(id: string, { payload, now }: JobTools) {
  const at = now().getTime()
  const [afterFirst, later] = [pauses.first, pauses.later].map((pause) =>
    new Date(at + pause).toISOString(),
  )
  const { rows } = await payload.db.drizzle.execute(
    sql`update mails set versuche = versuche + 1, updated_at = now(), naechster_versuch =
          case when versuche = 0 then ${afterFirst}::timestamptz else ${later}::timestamptz end
        where id = ${id} and zustand = 'wartet' and naechster_versuch <= ${new Date(at).toISOString()}
        returning an, antwort_an, betreff, text, versuche::int, case when anlass like '%:amt' then 'de'
          else coalesce((select sprache::text from anfragen where id = anfrage_id), 'de') end as sprache`,
  )
  return rows[0] === undefined ? null : claimed.parse(rows[0])
}

/** The same for every try, whatever happens to the worker in between. */
function messageIdOf(id: string, from: string): string {
  return `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`
}

function letterOf(id: string, mail: z.infer<typeof claimed>, from: string): Letter {
  const { an, antwort_an, betreff, text, sprache } = mail
  return {
    to: an,
    replyTo: antwort_an,
    subject: betreff,
    text,
    sprache,
    messageId: messageIdOf(id, from),
  }
}

/** Notes how a try ended; a mail that waits no more has no next one. */
async function note(
  { payload }: JobTools,
  id: string,
  change: ReturnType<typeof sql>,
): Promise<void> {
  await payload.db.drizzle.execute(
    sql`update mails set ${change}, updated_at = now(), naechster_versuch = null
        where id = ${id} and zustand = 'wartet'`,
  )
}

/** Keeps the reason; throws it unless further tries are in vain. */
async function noteFailure(
  id: string,
  tries: number,
  reason: unknown,
  tools: JobTools,
): Promise<void> {
  const error = reason instanceof Error ? reason : new Error(String(reason))
  const words = error.message.slice(0, 500)
  if (isFinal(error) || tries >= mostTries)
    return note(tools, id, sql`zustand = 'gescheitert', fehler = ${words}`)
  await tools.payload.db.drizzle.execute(
    sql`update mails set fehler = ${words} where id = ${id} and zustand = 'wartet'`,
  )
  throw error
}
