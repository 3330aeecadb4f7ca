import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isAdministration } from '../../../editing/access/index.ts'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import { asOne, inTransaction, oneTransaction, sql } from '../../../platform/database/index.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { sendAllAgain } from '../email-state.ts'
import { connectionOutcomes, connectionWords, noWorkerWords } from '../mail-words.ts'

const notAllowed = 'Dazu ist Ihr Konto nicht berechtigt.'

/** Longer than the mail server is waited for, in milliseconds, and the pause between two looks. */
const polling = { most: 25_000, pause: 250 } as const

const checked = z.object({ ergebnis: z.enum(connectionOutcomes), fehler: z.string().nullable() })

/** Each look is a statement of its own: the transaction of the call would not see the answer. */
async function readOutcome({ payload }: PayloadRequest, before: string | null) {
  const { rows } = await payload.db.drizzle.execute(
    sql`select ergebnis, pruef_fehler as fehler from mailversand
        where geprueft_am is not null and geprueft_am is distinct from ${before}::timestamptz`,
  )
  return rows[0] === undefined ? null : checked.parse(rows[0])
}

async function untilChecked(req: PayloadRequest, before: string | null) {
  for (let waited = 0; waited < polling.most; waited += polling.pause) {
    const outcome = await readOutcome(req, before)
    if (outcome !== null) return outcome
    await sleep(polling.pause)
  }
  return null
}

const last = z.object({ am: z.string().nullable() }).optional()

/**
 * `POST /api/mails/verbindung`: the worker, which alone knows the mail server, opens a connection
 * and logs in; answers in German what came of it.
 */
export const checkConnectionEndpoint: Omit<Endpoint, 'root'> = {
  path: '/verbindung',
  method: 'post',
  handler: async (req) => {
    if (!isAdministration(req.user)) return refuse(403, notAllowed)
    const rows = await inTransaction(req, sql`select geprueft_am::text as am from mailversand`)
    const before = last.parse(rows[0])?.am ?? null
    await oneTransaction(req.payload, (asking) => enqueue(asking, 'check-connection', {}))
    const outcome = await untilChecked(req, before)
    if (outcome === null) return Response.json({ ergebnis: 'kein_dienst', message: noWorkerWords })
    const { ergebnis, fehler } = outcome
    const message = connectionWords[ergebnis] + (fehler === null ? '' : ` (${fehler})`)
    return Response.json({ ergebnis, message })
  },
}

/** `POST /api/mails/alle-nochmals`: every mail that failed goes into the outbox again. */
export const allAgainEndpoint: Omit<Endpoint, 'root'> = {
  path: '/alle-nochmals',
  method: 'post',
  handler: async (req) => {
    if (!isAdministration(req.user)) return refuse(403, notAllowed)
    const count = await asOne(req, () => sendAllAgain(req))
    const message = count === 1 ? 'Eine Mail wird' : `${count} Mails werden`
    return Response.json({ message: `${message} in den nächsten Minuten noch einmal versucht.` })
  },
}
