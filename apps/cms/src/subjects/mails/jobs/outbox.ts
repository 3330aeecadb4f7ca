import { setTimeout as sleep } from 'node:timers/promises'
import {
  classifyFailure,
  createOutageGate,
  createPace,
  type OutageGate,
  type Pace,
} from '../../../platform/mail/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { dueMails, sendMail } from './mail.ts'
import { expireMails, reportAlive, wakeWaiting } from './mail-state.ts'
import { notifyOfOutage } from './outage-notice.ts'

/** Milliseconds between two looks into the outbox. */
const pause = 1_000

/** Mails under way at a time: a mail server that says nothing keeps each for ten seconds. */
const atOnce = 4

/** Milliseconds from one report of this worker to the next. */
const reportPause = 60_000

/** What nodemailer says of a failure without words of the server. */
const loggedFields: ReadonlySet<string> = new Set(['code', 'command', 'responseCode'])

/** What is logged of a failure: nothing that a server said, for that may name people (T67). */
function withoutWords(error: unknown): object {
  const { kind } = classifyFailure(error)
  if (!(error instanceof Error)) return { kind }
  const details = Object.entries(error).filter(([name]) => loggedFields.has(name))
  return { kind, error: error.name, ...Object.fromEntries(details) }
}

async function tryToSend(id: string, tools: JobTools, gate: OutageGate): Promise<void> {
  try {
    if ((await sendMail({ id }, tools)) && gate.report('sent')) await wakeWaiting(tools)
  } catch (error) {
    gate.report(classifyFailure(error).kind)
    tools.log.error({ mail: id, ...withoutWords(error) }, 'a mail could not be sent')
  }
}

type Posting = { gate: OutageGate; pace: Pace; signal: AbortSignal }

/**
 * Sends everything that is due, mails in bulk at their pace and after all others; stops between two
 * mails when somebody asks for it.
 */
export async function sendDue(tools: JobTools, { gate, pace, signal }: Posting): Promise<void> {
  while (!signal.aborted) {
    const most = gate.allow(atOnce)
    const due = most === 0 ? [] : await dueMails(tools, most)
    if (due.length === 0) return
    pace.note(due.filter(({ isBulk }) => isBulk).length)
    await Promise.all(due.map(({ id }) => tryToSend(id, tools, gate)))
    await pace.rest()
  }
}

/** Tells the back office, and whoever asked to be told, how the sending of mails stands. */
export async function reportMailState(tools: JobTools): Promise<void> {
  await expireMails(tools)
  await reportAlive(tools)
  await notifyOfOutage(tools)
}

async function reportUntil(tools: JobTools, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await reportMailState(tools).catch((error: unknown) => {
      tools.log.warn({ err: error }, 'the state of the mails cannot be reported')
    })
    await sleep(reportPause, undefined, { signal }).catch(() => undefined)
  }
}

async function sendUntil(tools: JobTools, signal: AbortSignal): Promise<void> {
  const wait = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined)
  const gate = createOutageGate(() => tools.now().getTime())
  const pace = createPace(() => performance.now(), wait)
  while (!signal.aborted) {
    await sendDue(tools, { gate, pace, signal }).catch((error: unknown) => {
      tools.log.warn({ err: error }, 'the outbox cannot be read')
    })
    await wait(pause)
  }
}

/**
 * Looks after the outbox until `signal`: its rows are the queue, so that what is kept is mailed and
 * a try has its time (fault F06). Ends when the mails under way have. Without a mail server they
 * wait, and the log and the back office say so (L3).
 */
export async function keepPosting(tools: JobTools, signal: AbortSignal): Promise<void> {
  const reporting = reportUntil(tools, signal)
  if (tools.transport === null) {
    tools.log.warn('no mail server is set (SMTP_URL): mails wait until there is one')
    return reporting
  }
  await wakeWaiting(tools).catch((error: unknown) => {
    tools.log.warn({ err: error }, 'mails that waited are tried at their time')
  })
  await Promise.all([reporting, sendUntil(tools, signal)])
}
