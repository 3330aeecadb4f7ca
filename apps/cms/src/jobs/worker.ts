import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { type JobName, jobNames, jobSchema, kinds } from '../platform/queue/kinds.ts'
import type { JobTools } from '../platform/queue/tools.ts'
import { sendNews, sendPush, sendReminders } from '../subjects/abos/jobs/index.ts'
import { writeDigest } from '../subjects/anfragen/jobs/index.ts'
import { keepBoard } from '../subjects/brett/jobs/index.ts'
import { fetchWebcams } from '../subjects/erleben/jobs/index.ts'
import { sendErrors } from '../subjects/fehler/jobs/index.ts'
import { checkConnection, keepPosting } from '../subjects/mails/jobs/index.ts'
import { readWords } from '../subjects/medien/jobs/index.ts'
import { pollParking } from '../subjects/parkleitsystem/jobs/index.ts'
import { keepPartners } from '../subjects/partner/jobs/index.ts'
import { findNewPapers, makeUnterlagenFile } from '../subjects/rat/jobs/index.ts'
import { findNewNotices } from '../subjects/rathaus/jobs/index.ts'
import { notifyOwners } from '../subjects/rueckmeldungen/jobs/index.ts'
import { keepShop, pruefeZahlung } from '../subjects/shop/jobs/index.ts'
import { findCollections } from '../subjects/stadt/jobs/index.ts'
import { findNewEvents } from '../subjects/veranstaltungen/jobs/index.ts'
import { cleanUp } from './clean-up.ts'
import { lookForProblems } from './findings.ts'
import { remindOwners } from './remind-owners.ts'
import { runSchedule } from './schedule.ts'

/** What is done for each kind of job. */
const work: Record<JobName, (data: unknown, tools: JobTools) => Promise<void>> = {
  schedule: (data, tools) => runSchedule(kinds.schedule.data.parse(data), tools),
  'remind-owners': (data, tools) => remindOwners(kinds['remind-owners'].data.parse(data), tools),
  digest: async (data, tools) => {
    await writeDigest(kinds.digest.data.parse(data), tools)
    await notifyOwners(tools)
  },
  findings: (data, tools) => lookForProblems(kinds.findings.data.parse(data), tools),
  'check-connection': (data, tools) =>
    checkConnection(kinds['check-connection'].data.parse(data), tools),
  'read-words': (data, tools) => readWords(kinds['read-words'].data.parse(data), tools),
  'make-unterlagen': (data, tools) =>
    makeUnterlagenFile(kinds['make-unterlagen'].data.parse(data), tools),
  'fetch-webcams': (data, tools) => fetchWebcams(kinds['fetch-webcams'].data.parse(data), tools),
  'poll-parking': (data, tools) => pollParking(kinds['poll-parking'].data.parse(data), tools),
  'send-news': (data, tools) =>
    sendNews(kinds['send-news'].data.parse(data), tools, {
      vorlagen: findNewPapers,
      bekanntmachungen: findNewNotices,
      veranstaltungen: findNewEvents,
    }),
  'send-reminders': (data, tools) =>
    sendReminders(kinds['send-reminders'].data.parse(data), tools, findCollections),
  'send-push': (data, tools) => sendPush(kinds['send-push'].data.parse(data), tools),
  'keep-shop': (data, tools) => keepShop(kinds['keep-shop'].data.parse(data), tools),
  'check-payment': (data, tools) => pruefeZahlung(kinds['check-payment'].data.parse(data), tools),
  'send-errors': (data, tools) => sendErrors(kinds['send-errors'].data.parse(data), tools),
  'keep-board': (data, tools) => keepBoard(kinds['keep-board'].data.parse(data), tools),
  'keep-partners': (data, tools) => keepPartners(kinds['keep-partners'].data.parse(data), tools),
  'clean-up': (data, tools) => cleanUp(kinds['clean-up'].data.parse(data), tools),
}

/** Times of the worker in milliseconds. */
export const workerTimes = {
  /** Pause before it tries again to reach a database that is away. */
  pause: 1_000,
  /** Jobs under way may take so long once it has to stop (fault F22). */
  timeout: 8_000,
  /** And so long a mail that is still under way after that; it goes out again after its pause. */
  farewell: 500,
}

/** A worker that takes jobs. */
export type Worker = {
  /** Takes no more jobs, lets those under way finish, and closes its connections. */
  stop(): Promise<void>
}

type Queue = Pick<pg.Pool, 'query'>

/** What a worker starts with. */
export type WorkerStart = {
  /** Connections by which it asks for jobs. */
  queue: Queue
  tools: JobTools
  /** Makes the queues, or brings them up to date. */
  prepare: () => Promise<void>
}

function openBoss(queue: Queue): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => queue.query(text, values) },
    schema: jobSchema,
    migrate: false,
    // A worker that was killed is missed at the next look.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
}

/** pg-boss hands on a copy of what failed while it looked for a job, which is no error any more. */
const asError = (given: object): Error =>
  given instanceof Error ? given : Object.assign(new Error('the queue'), given)

async function take(boss: PgBoss, name: JobName, tools: JobTools): Promise<void> {
  const pollingIntervalSeconds = kinds[name].poll
  await boss.work<unknown>(name, { pollingIntervalSeconds }, async ([job]) => {
    if (!job) return
    try {
      await work[name](job.data, tools)
    } catch (error) {
      tools.log.error({ err: error, job: name, id: job.id, retry: job.retryCount }, 'a job failed')
      throw error
    }
  })
}

async function open({ queue, tools, prepare }: WorkerStart): Promise<Worker> {
  await prepare()
  const boss = openBoss(queue)
  boss.on('error', (error) => tools.log.warn({ err: asError(error) }, 'the queue has trouble'))
  try {
    await boss.start()
    // What came due while nobody worked is done before anything else.
    await runSchedule({}, tools).catch((error: unknown) =>
      tools.log.warn({ err: error }, 'what came due while nobody worked is not all done'),
    )
    for (const name of jobNames) await take(boss, name, tools)
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
  const stopping = new AbortController()
  const posting = keepPosting(tools, stopping.signal)
  const stop = async () => {
    stopping.abort()
    await boss.stop({ timeout: workerTimes.timeout })
    await Promise.race([posting, sleep(workerTimes.farewell, undefined, { ref: false })])
  }
  return { stop }
}

/** Starts working; waits for the database as long as it is away, or until `signal`: then null. */
export async function startWorker(start: WorkerStart, signal: AbortSignal): Promise<Worker | null> {
  while (!signal.aborted) {
    try {
      return await open(start)
    } catch (error) {
      start.tools.log.warn({ err: error }, 'the worker cannot start yet')
    }
    await sleep(workerTimes.pause, undefined, { signal }).catch(() => undefined)
  }
  return null
}
