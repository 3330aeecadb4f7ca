import type { QueueOptions } from 'pg-boss'
import { z } from 'zod'

type Kind = {
  /** What a job of this kind carries. */
  data: z.ZodType<object>
  /** When it runs by itself: a cron expression in the town's time. */
  cron?: string
  /** Seconds between two looks for a new job. */
  poll: number
  queue: QueueOptions
}

/**
 * Eight tries, then the job stays as failed and is logged (fault F26). A worker that was killed is
 * missed after fifteen seconds, and its job goes to the next one (fault F09).
 */
const usual = {
  retryLimit: 7,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 300,
  heartbeatSeconds: 15,
} satisfies QueueOptions

/** Every kind of job, named as the file that does it. Times of day are those of Europe/Berlin. */
export const kinds = {
  /** Publishes and takes back what is due; asked for at each due time, and once a minute anyway. */
  schedule: {
    data: z.object({}),
    cron: '* * * * *',
    poll: 1,
    queue: { ...usual, retryLimit: 3, retryDelay: 1, deleteAfterSeconds: 3_600 },
  },
  /** Reminds those who answer for content to look through it. */
  'remind-owners': { data: z.object({}), cron: '0 7 * * *', poll: 30, queue: usual },
  /** Tells every office in the morning which requests wait for it. */
  digest: { data: z.object({}), cron: '30 6 * * *', poll: 30, queue: usual },
  /** Looks for problems in everything that visitors see. */
  findings: { data: z.object({}), cron: '20 * * * *', poll: 30, queue: usual },
  /** Opens a connection to the mail server because an administrator asks for it. */
  'check-connection': {
    data: z.object({}),
    poll: 1,
    queue: { ...usual, retryLimit: 0, deleteAfterSeconds: 3_600 },
  },
  /** Reads the words of files that nobody has read yet; asked for with each upload. */
  'read-words': {
    data: z.object({}),
    cron: '*/10 * * * *',
    poll: 5,
    queue: { ...usual, deleteAfterSeconds: 3_600 },
  },
  /** Makes the file with all papers of a meeting for a member who has asked for it; 0 is the office. */
  'make-unterlagen': {
    data: z.object({ sitzung: z.int().positive(), rat: z.int().nonnegative() }),
    poll: 1,
    queue: { ...usual, retryLimit: 1, deleteAfterSeconds: 3_600 },
  },
  /** Fetches pictures of webcams that are due; a try that failed has its next one in time. */
  'fetch-webcams': {
    data: z.object({}),
    cron: '* * * * *',
    poll: 5,
    queue: { ...usual, retryLimit: 0, deleteAfterSeconds: 3_600 },
  },
  /** Asks how many parking spaces are taken; a try that failed has its next one in time. */
  'poll-parking': {
    data: z.object({}),
    cron: '* * * * *',
    poll: 5,
    queue: { ...usual, retryLimit: 0, deleteAfterSeconds: 3_600 },
  },
  /** Mails whoever waits for some words which new papers of the council contain them. */
  'send-news': { data: z.object({}), cron: '5 * * * *', poll: 30, queue: usual },
  /** Reminds whoever wants it of what is collected today and tomorrow. */
  'send-reminders': {
    data: z.object({}),
    cron: '* * * * *',
    poll: 5,
    queue: { ...usual, retryLimit: 0, deleteAfterSeconds: 3_600 },
  },
  /** Sends what waits for devices to their push services; asked for with each alert that is sent. */
  'send-push': {
    data: z.object({}),
    cron: '* * * * *',
    poll: 5,
    queue: { ...usual, retryLimit: 0, deleteAfterSeconds: 3_600 },
  },
  /** Cancels orders that nobody has paid in time, and tells of what runs low in the shop. */
  'keep-shop': { data: z.object({}), cron: '*/10 * * * *', poll: 30, queue: usual },
  /** Asks the provider of online payments what has become of one. */
  'check-payment': {
    data: z.object({ id: z.string() }),
    poll: 1,
    queue: { ...usual, deleteAfterSeconds: 3_600 },
  },
  /** Hands errors on to whoever is named for them; a try that failed has its next one in time. */
  'send-errors': {
    data: z.object({}),
    cron: '* * * * *',
    poll: 10,
    queue: { ...usual, retryLimit: 0, deleteAfterSeconds: 3_600 },
  },
  /** Reminds writers of notices that end soon, and deletes those that are over. */
  'keep-board': { data: z.object({}), cron: '10 8 * * *', poll: 30, queue: usual },
  /** Reminds partners twice a year to look at their entry, and forgets links that are over. */
  'keep-partners': { data: z.object({}), cron: '20 8 * * *', poll: 30, queue: usual },
  /** Deletes what is kept for a time only. */
  'clean-up': { data: z.object({}), cron: '30 3 * * *', poll: 30, queue: usual },
} as const satisfies Record<string, Kind>

/** Name of a kind of job. */
export type JobName = keyof typeof kinds

/** What a job of a kind carries. */
export type JobData<Name extends JobName> = z.infer<(typeof kinds)[Name]['data']>

/** All names. */
export const jobNames: readonly JobName[] = [
  'schedule',
  'remind-owners',
  'digest',
  'findings',
  'check-connection',
  'read-words',
  'make-unterlagen',
  'fetch-webcams',
  'poll-parking',
  'send-news',
  'send-reminders',
  'send-push',
  'keep-shop',
  'check-payment',
  'send-errors',
  'keep-board',
  'keep-partners',
  'clean-up',
]

/** What kinds of jobs were called before: jobs that wait under these names are done under the new ones. */
export const formerNames: readonly [string, JobName][] = [
  ['zeitplan', 'schedule'],
  ['pruefen', 'remind-owners'],
  ['tagespost', 'digest'],
  ['befunde', 'findings'],
  ['verbindung', 'check-connection'],
  ['worte', 'read-words'],
  ['unterlagen', 'make-unterlagen'],
  ['webcams', 'fetch-webcams'],
  ['parken', 'poll-parking'],
  ['abos', 'send-news'],
  ['erinnerungen', 'send-reminders'],
  ['shop', 'keep-shop'],
  ['aufraeumen', 'clean-up'],
]

/** Schema of the database that belongs to pg-boss alone. */
export const jobSchema = 'pgboss'
