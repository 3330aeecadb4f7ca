import { sprachen } from '@kurstadt/contract'
import { z } from 'zod'
import { sql } from '../../../platform/database/index.ts'
import { classifyFailure, type Letter } from '../../../platform/mail/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { unsubscribeAddress } from '../../abos/index.ts'
import { reportFailure, reportSent } from './mail-state.ts'

const minute = 60_000

/** Milliseconds from a try to the next: five minutes after the first, then every half hour (F06). */
const pauses = { first: 5 * minute, later: 30 * minute } as const

/** So long somebody tries; then the mail says that it failed. */
const longest = 48 * 60 * minute

/** Tries that fit into that time; those of a letter and those of server and account count apart. */
const mostTries = 2 + Math.floor((longest - pauses.first) / pauses.later)

const claimed = z.object({
  an: z.string(),
  antwort_an: z.string().nullable(),
  betreff: z.string(),
  text: z.string(),
  versuche: z.number(),
  stoerungen: z.number(),
  anlass: z.string(),
  bestellung_id: z.string().nullable(),
  anlagen: z.array(z.string()).nullable(),
  ort: z.string().nullable(),
  sprache: z.enum(sprachen),
})

/** Mails whose time has come, longest waiting first. */
export async function dueMails({ payload, now }: JobTools, most: number): Promise<string[]> {
  const at = now().toISOString()
  const { rows } = await payload.db.drizzle.execute(
    sql`select id from mails where zustand = 'wartet' and naechster_versuch <= ${at}
          and (gueltig_bis is null or gueltig_bis > ${at})
        order by naechster_versuch limit ${most}`,
  )
  return rows.map(({ id }) => String(id))
}

/**
 * Sends a mail of the outbox whose time has come; true when it went out. Taking it counts as a try
 * and names the time of the next: nobody else takes it meanwhile, and a worker that dies in between
 * leaves it waiting. It is sent again with the same Message-ID, by which mail programs know the two
 * for one (fault F06). Without a mail server it waits, untouched, until there is one. Throws why it
 * could not be sent when it will be tried again.
 */
export async function sendMail({ id }: { id: string }, tools: JobTools): Promise<boolean> {
  const { transport, from, now } = tools
  if (transport === null) return false
  const mail = await claim(id, tools)
  if (mail === null) return false
  try {
    const unsubscribe = unsubscribeAddress(mail.anlass, tools.payload.secret)
    await transport.send({
      ...toMessage(id, mail, from),
      unsubscribe,
      ...(await papersOf(mail, tools)),
    })
  } catch (error) {
    await saveFailure(id, mail, error, tools)
    return false
  }
  const sentAt = now().toISOString()
  const messageId = messageIdOf(id, from)
  await note(
    tools,
    id,
    // A link for a password stands in its mail alone from now on (T09).
    sql`zustand = 'gesendet', gesendet_am = ${sentAt}, message_id = ${messageId}, fehler = null,
      fehlerart = null, text = regexp_replace(text, '(/passwort/)[A-Za-z0-9_-]{22}', '\\1…', 'g')`,
  )
  await reportSent(tools)
  return true
}

/** Papers that go with a mail about an order, drawn now. */
async function papersOf(
  { anlagen, bestellung_id }: z.infer<typeof claimed>,
  { papers }: JobTools,
): Promise<Pick<Letter, 'attachments'>> {
  if (!papers || bestellung_id === null || anlagen === null || anlagen.length === 0) return {}
  return { attachments: await papers(bestellung_id, anlagen) }
}

/**
 * Takes a mail for this try; to the office it is in German, else in the language of its request, its
 * order or its withdrawal.
 */
async function claim(id: string, { payload, now }: JobTools) {
  const at = now().getTime()
  const [afterFirst, later] = [pauses.first, pauses.later].map((pause) =>
    new Date(at + pause).toISOString(),
  )
  const { rows } = await payload.db.drizzle.execute(
    sql`update mails set versuche = versuche + 1, updated_at = now(), naechster_versuch =
          case when versuche = 0 then ${afterFirst}::timestamptz else ${later}::timestamptz end
        where id = ${id} and zustand = 'wartet' and naechster_versuch <= ${new Date(at).toISOString()}
        returning an, antwort_an, betreff, text, versuche::int, stoerungen::int, anlass,
          bestellung_id, anlagen,
          (select ortsname from einstellungen limit 1) as ort, case when anlass like '%:amt' then 'de'
          else coalesce((select sprache::text from anfragen where id = anfrage_id),
            (select sprache::text from bestellungen where id = bestellung_id),
            (select sprache from widerrufe w where anlass = 'widerruf:' || w.id || ':eingang'),
            'de') end as sprache`,
  )
  return rows[0] === undefined ? null : claimed.parse(rows[0])
}

/** The same for every try, whatever happens to the worker in between. */
function messageIdOf(id: string, from: string): string {
  return `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`
}

/** An answer that somebody has written; every other mail the product writes by itself. */
const isAnswer = (anlass: string) => /^anfrage:[^:]+:antwort/.test(anlass)

function toMessage(
  id: string,
  mail: z.infer<typeof claimed>,
  from: string,
): Omit<Letter, 'unsubscribe'> {
  const { an, antwort_an, betreff, text, sprache, anlass, ort } = mail
  return {
    to: an,
    replyTo: antwort_an,
    senderName: ort ?? '',
    isAutomatic: !isAnswer(anlass),
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

/** Words of a mail server without the address that they repeat. */
export function reasonOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error)
    .replaceAll(/<?[^\s<>]+@[^\s<>]+>?/g, '…')
    .slice(0, 500)
}

/**
 * Keeps the reason and whose fault it was; throws it unless further tries are in vain. A failure of
 * server or account uses up none of the tries that the letter has of its own.
 */
async function saveFailure(
  id: string,
  { versuche, stoerungen }: Pick<z.infer<typeof claimed>, 'versuche' | 'stoerungen'>,
  thrown: unknown,
  tools: JobTools,
): Promise<void> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { kind, isFinal } = classifyFailure(error)
  const reason = reasonOf(error)
  const troubles = kind === 'mail' ? stoerungen : stoerungen + 1
  const reported = sql`fehler = ${reason}, fehlerart = ${kind}, stoerungen = ${troubles}`
  if (kind !== 'mail') await reportFailure(tools, { kind, reason })
  if (isFinal || troubles >= mostTries || versuche - troubles >= mostTries)
    return note(tools, id, sql`zustand = 'gescheitert', ${reported}`)
  await tools.payload.db.drizzle.execute(
    sql`update mails set ${reported} where id = ${id} and zustand = 'wartet'`,
  )
  throw error
}
