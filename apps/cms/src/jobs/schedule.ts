import { APIError, type CollectionSlug, type Payload, type PayloadRequest } from 'payload'
import { awaitTurn } from '../editing/changes/index.ts'
import { writeAuditLog } from '../editing/protokoll/index.ts'
import { type Due, saveBlockingReason, takeNextDue } from '../editing/workflow/index.ts'
import { oneTransaction } from '../platform/database/index.ts'
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

/**
 * Does everything that is due, one document and one transaction after the other. Taking the line
 * off the schedule and publishing are kept together or not at all, and only one worker at a time
 * has the writers' turn: so each is done exactly once, whoever dies in between (faults F09, F13).
 */
export async function runSchedule(_: object, tools: JobTools): Promise<void> {
  let isMore = true
  while (isMore) isMore = await doNext(tools)
}

async function doNext({ payload, log, now }: JobTools): Promise<boolean> {
  let due: Due | null = null
  try {
    due = await oneTransaction(payload, async (req) => {
      // Before any row, as every save does: else the two could wait for each other.
      await awaitTurn(req)
      due = await takeNextDue(req, now())
      if (due) await carryOut(payload, req, due)
      return due
    })
    if (due) log.info({ ...due }, 'done by schedule')
    return due !== null
  } catch (error) {
    if (due === null || !isBlockingError(error)) throw error
    const obstacle: Due = due
    log.warn({ ...obstacle, err: error }, 'cannot be done by schedule')
    await oneTransaction(payload, (req) => notifyBlocked(req, obstacle, error))
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

/** The document itself is in the way, for instance with a title missing: trying again is in vain. */
function isBlockingError(error: unknown): error is APIError {
  return error instanceof APIError && error.status < 500
}

async function notifyBlocked(req: PayloadRequest, due: Due, error: APIError): Promise<void> {
  await saveBlockingReason(req, due, error.message)
  await writeAuditLog(req, {
    vorgang: 'gescheitert',
    sammlung: due.sammlung,
    eintrag: error.message,
    dokument: due.dokument,
    felder: [],
  })
}
