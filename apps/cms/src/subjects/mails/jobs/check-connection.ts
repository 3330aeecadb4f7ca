import { sql } from '../../../platform/database/index.ts'
import { classifyFailure } from '../../../platform/mail/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { reasonOf } from './mail.ts'
import { reportAlive, wakeWaiting } from './mail-state.ts'

type Outcome = { ergebnis: 'ok' | 'nicht_eingerichtet' | 'server' | 'konto'; fehler: string | null }

async function tryConnection({ transport }: JobTools): Promise<Outcome> {
  if (transport === null) return { ergebnis: 'nicht_eingerichtet', fehler: null }
  try {
    await transport.verify()
    return { ergebnis: 'ok', fehler: null }
  } catch (error) {
    // Nothing is sent, so what fails is never a mail's own fault.
    const { kind } = classifyFailure(error)
    return { ergebnis: kind === 'konto' ? 'konto' : 'server', fehler: reasonOf(error) }
  }
}

/** Opens a connection to the mail server, logs in, and keeps what came of it for the back office. */
export async function checkConnection(_: object, tools: JobTools): Promise<void> {
  const { ergebnis, fehler } = await tryConnection(tools)
  await reportAlive(tools)
  if (ergebnis === 'ok') await wakeWaiting(tools)
  await tools.payload.db.drizzle.execute(
    sql`update mailversand set geprueft_am = now(), ergebnis = ${ergebnis}, pruef_fehler = ${fehler}`,
  )
}
