import { setTimeout as sleep } from 'node:timers/promises'
import { dueMails, sendMail } from './mail.ts'
import type { JobTools } from './tools.ts'

/** Milliseconds between two looks into the outbox. */
const pause = 1_000

/** Mails under way at a time: a mail server that says nothing keeps each for ten seconds. */
const atOnce = 4

async function tryToSend(id: string, tools: JobTools): Promise<void> {
  try {
    await sendMail({ id }, tools)
  } catch (error) {
    tools.log.error({ err: error, mail: id }, 'a mail could not be sent')
  }
}

/** Sends everything that is due; stops between two mails when somebody asks for it. */
async function sendDue(tools: JobTools, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await dueMails(tools, atOnce)
    if (due.length === 0) return
    await Promise.all(due.map((id) => tryToSend(id, tools)))
  }
}

/**
 * Looks after the outbox until `signal`: its rows are the queue, so that what is kept is mailed and
 * a try has its time (fault F06). Ends when the mails under way have.
 */
export async function keepPosting(tools: JobTools, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sendDue(tools, signal).catch((error: unknown) => {
      tools.log.warn({ err: error }, 'the outbox cannot be read')
    })
    await sleep(pause, undefined, { signal }).catch(() => undefined)
  }
}
