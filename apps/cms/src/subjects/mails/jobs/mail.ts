import { sprachen } from '@kurstadt/contract'
import { z } from 'zod'
import { select, sql } from '../../../platform/database/index.ts'
import { classifyFailure, type Letter } from '../../../platform/mail/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { unsubscribeAddress } from '../../abos/index.ts'
import { outageOver, reportFailure } from './mail-state.ts'

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

const due = z.object({ id: z.string(), isBulk: z.boolean() })

const dueText = `
  select id, in_menge as "isBulk" from mails where zustand = 'wartet' and naechster_versuch <= $1
    and (gueltig_bis is null or gueltig_bis > $1)
  order by in_menge, naechster_versuch limit $2`

/** Mails whose time has come: those in bulk after all others, longest waiting first. */
export async function dueMails(
  { payload, now }: JobTools,
  most: number,
): Promise<z.infer<typeof due>[]> {
  return select(payload, { name: 'mails-due', text: dueText, row: due }, [now(), most])
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
  await select(tools.payload, sent, [id, now(), messageIdOf(id, from)])
  return true
}

/**
 * Notes that a mail has gone out, and that whatever was wrong is over. A link for a password stands in
 * its mail alone from now on (T09).
 */
const sent = {
  name: 'mail-sent',
  text: `
    with mended as (${outageOver})
    update mails set zustand = 'gesendet', gesendet_am = $2, message_id = $3, fehler = null,
        fehlerart = null, updated_at = now(), naechster_versuch = null,
        text = regexp_replace(text, '(/passwort/)[A-Za-z0-9_-]{22}', '\\1…', 'g')
      where id = $1 and zustand = 'wartet'`,
  row: z.unknown(),
}

/** Papers that go with a mail about an order, drawn now. */
async function papersOf(
  { anlagen, bestellung_id }: z.infer<typeof claimed>,
  { papers }: JobTools,
): Promise<Pick<Letter, 'attachments'>> {
  if (!papers || bestellung_id === null || anlagen === null || anlagen.length === 0) return {}
  return { attachments: await papers(bestellung_id, anlagen) }
}

const claimText = `
  update mails set versuche = versuche + 1, updated_at = now(), naechster_versuch =
      case when versuche = 0 then $3::timestamptz else $4::timestamptz end
    where id = $1 and zustand = 'wartet' and naechster_versuch <= $2
    returning an, antwort_an, betreff, text, versuche::int, stoerungen::int, anlass,
      bestellung_id, anlagen,
      (select ortsname from einstellungen limit 1) as ort, case when anlass like '%:amt' then 'de'
      else coalesce((select sprache::text from anfragen where id = anfrage_id),
        (select sprache::text from bestellungen where id = bestellung_id),
        (select sprache from widerrufe w where anlass = 'widerruf:' || w.id || ':eingang'),
        'de') end as sprache`

/**
 * Takes a mail for this try; to the office it is in German, else in the language of its request, its
 * order or its withdrawal.
 */
async function claim(id: string, { payload, now }: JobTools) {
  const at = now().getTime()
  const times = [0, pauses.first, pauses.later].map((pause) => new Date(at + pause))
  const statement = { name: 'mail-claimed', text: claimText, row: claimed }
  const [mail] = await select(payload, statement, [id, ...times])
  return mail ?? null
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
