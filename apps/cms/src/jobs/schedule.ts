import { describeError } from '@kurstadt/log'
import { APIError, type CollectionSlug, type Payload, type PayloadRequest } from 'payload'
import { awaitTurn } from '../editing/changes/index.ts'
import { writeAuditLog } from '../editing/protokoll/index.ts'
import { type Due, saveBlockingReason, takeNextDue } from '../editing/workflow/index.ts'
import { isOutage, oneTransaction } from '../platform/database/index.ts'
import type { JobTools } from '../platform/queue/tools.ts'
import { releasePaper } from '../subjects/rat/jobs/index.ts'

/** Payload's update as the schedule uses it; its own type cannot be named for any collection. */
type Updater = {
  update(change: {
    collection: CollectionSlug
    id: string
    locale: 'de'
    data: object
    unpublishAllLocales?: boolean
    req: PayloadRequest
    depth: number
    overrideAccess: boolean
  }): Promise<unknown>
}

const changes = {
  veroeffentlichen: { data: { _status: 'published', veroeffentlichen_am: null } },
  // Only what is named is checked: an unfinished draft above it must not keep an entry public.
  zurueckziehen: {
    data: { _status: 'draft', zurueckziehen_am: null },
    unpublishAllLocales: true,
  },
} as const

/** What could not be done while the database was away or too slow: it is due again. */
type Waiting = { due: Due; error: unknown }

/**
 * Does everything that is due, one document and one transaction after the other. Taking the line
 * off the schedule and publishing are kept together or not at all, and only one worker at a time
 * has the writers' turn: so each is done exactly once, whoever dies in between (faults F09, F13).
 * Throws at the end what kept a document waiting; none holds up another (fault F26).
 */
export async function runSchedule(_: object, tools: JobTools): Promise<void> {
  const waiting: Waiting[] = []
  let isMore = true
  while (isMore) isMore = await doNext(tools, waiting)
  const [first] = waiting
  if (first) throw first.error
}

async function doNext({ payload, log, now }: JobTools, waiting: Waiting[]): Promise<boolean> {
  let due: Due | null = null
  try {
    due = await oneTransaction(payload, async (req) => {
      // Before any row, as every save does: else the two could wait for each other.
      await awaitTurn(req)
      const skipped = waiting.map((one) => one.due)
      due = await takeNextDue(req, { now: now(), skipped })
      if (due) await carryOut(payload, req, due)
      return due
    })
    if (due) log.info({ ...due }, 'done by schedule')
    return due !== null
  } catch (error) {
    if (due === null) throw error
    const obstacle: Due = due
    if (isOutage(error)) waiting.push({ due: obstacle, error })
    else await notifyBlocked({ payload, log }, obstacle, error)
    return true
  }
}

async function carryOut(payload: Payload, req: PayloadRequest, due: Due): Promise<void> {
  const { sammlung, dokument, aktion } = due
  if (aktion === 'freigeben') {
    await releasePaper(req, dokument)
    return
  }
  const collection = payload.config.collections.find(({ slug }) => slug === sammlung)?.slug
  if (!collection) return
  const updater: Updater = payload
  const whole = { locale: 'de', req, depth: 0, overrideAccess: true } as const
  await updater.update({ collection, id: dokument, ...whole, ...changes[aktion] })
}

/** The document itself is in the way, for instance with a title missing. */
function isOfDocument(error: unknown): error is APIError {
  return error instanceof APIError && error.status < 500
}

/** Why something cannot be done, for editors; where that is our mistake, the number of the error. */
function blockingReason(error: unknown): string {
  if (isOfDocument(error)) return error.message
  const { fehlernummer } = describeError('job-worker', error, '')
  return `Auf dem Server ist dabei etwas schiefgegangen. Bitte speichern Sie den Eintrag noch einmal; hilft das nicht, nennen Sie Ihrer Technik die Fehlernummer ${fehlernummer}.`
}

/** Trying again by itself is in vain: it waits until somebody saves the document. */
async function notifyBlocked(
  { payload, log }: Pick<JobTools, 'payload' | 'log'>,
  due: Due,
  error: unknown,
): Promise<void> {
  const level = isOfDocument(error) ? 'warn' : 'error'
  log[level]({ ...due, err: error }, 'cannot be done by schedule')
  const reason = blockingReason(error)
  await oneTransaction(payload, async (req) => {
    await saveBlockingReason(req, due, reason)
    const { sammlung, dokument } = due
    const entry = { vorgang: 'gescheitert', sammlung, eintrag: reason, dokument } as const
    await writeAuditLog(req, { ...entry, felder: [] })
  })
}
