import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, oneTransaction, sql } from '../database/index.ts'
import { isFinal, type Letter } from '../mail/index.ts'
import { kinds } from './kinds.ts'
import type { JobTools } from './tools.ts'

/** Tries before a mail counts as failed; the queue asks for as many. */
const mostTries = kinds.mail.queue.retryLimit + 1

const waitingMail = z.object({
  id: z.string(),
  an: z.string(),
  antwort_an: z.string().nullable(),
  betreff: z.string(),
  text: z.string(),
})

/**
 * Sends a mail of the outbox and notes it in one transaction. A worker that dies in between leaves
 * it waiting: it is sent again with the same Message-ID, by which mail programs know the two for
 * one (fault F06).
 */
export async function sendMail({ id }: { id: string }, tools: JobTools): Promise<void> {
  const failure = await oneTransaction(tools.payload, (req) => trySending(req, id, tools))
  if (failure !== null) throw failure
}

async function trySending(
  req: PayloadRequest,
  id: string,
  { transport, from, now }: JobTools,
): Promise<Error | null> {
  const [row] = await inTransaction(
    req,
    // Another worker may be at it: if it dies, its own job comes back.
    sql`select id, an, antwort_an, betreff, text from mails
        where id = ${id} and zustand = 'wartet' for update skip locked`,
  )
  if (!row) return null
  if (transport === null) {
    await note(req, id, sql`zustand = 'ohne_versand'`)
    return null
  }
  try {
    await transport(letterOf(waitingMail.parse(row), from))
  } catch (error) {
    return noteFailure(req, id, error)
  }
  const sentAt = now().toISOString()
  const messageId = messageIdOf(id, from)
  await note(
    req,
    id,
    sql`zustand = 'gesendet', gesendet_am = ${sentAt}, message_id = ${messageId}, fehler = null`,
  )
  return null
}

/** The same for every try, whatever happens to the worker in between. */
function messageIdOf(id: string, from: string): string {
  return `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`
}

function letterOf(
  { id, an, antwort_an, betreff, text }: z.infer<typeof waitingMail>,
  from: string,
): Letter {
  const messageId = messageIdOf(id, from)
  return { to: an, replyTo: antwort_an, subject: betreff, text, messageId }
}

function note(
  req: PayloadRequest,
  id: string,
  change: ReturnType<typeof sql>,
): Promise<Record<string, unknown>[]> {
  return inTransaction(
    req,
    sql`update mails set ${change}, versuche = versuche + 1, updated_at = now()
        where id = ${id} returning versuche`,
  )
}

/** Keeps the reason; the error that makes the queue try again, or null when that is in vain. */
async function noteFailure(
  req: PayloadRequest,
  id: string,
  reason: unknown,
): Promise<Error | null> {
  const error = reason instanceof Error ? reason : new Error(String(reason))
  const words = error.message.slice(0, 500)
  const lastTry = isFinal(error) ? 0 : mostTries
  const [row] = await note(
    req,
    id,
    sql`fehler = ${words},
        zustand = case when versuche + 1 >= ${lastTry} then 'gescheitert' else 'wartet' end::enum_mails_zustand`,
  )
  return Number(row?.versuche) >= lastTry ? null : error
}
