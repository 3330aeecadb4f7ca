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

/** Every kind of job; a name is also that of its file. Times of day are those of Europe/Berlin. */
export const kinds = {
  /** Publishes and takes back what is due; asked for at each due time, and once a minute anyway. */
  zeitplan: {
    data: z.object({}),
    cron: '* * * * *',
    poll: 1,
    queue: { ...usual, retryLimit: 0, deleteAfterSeconds: 3_600 },
  },
  /** Reminds those who answer for content to look through it. */
  pruefen: { data: z.object({}), cron: '0 7 * * *', poll: 30, queue: usual },
  /** Tells every office in the morning which requests wait for it. */
  tagespost: { data: z.object({}), cron: '30 6 * * *', poll: 30, queue: usual },
  /** Looks for problems in everything that visitors see. */
  befunde: { data: z.object({}), cron: '20 * * * *', poll: 30, queue: usual },
  /** Opens a connection to the mail server because an administrator asks for it. */
  verbindung: {
    data: z.object({}),
    poll: 1,
    queue: { ...usual, retryLimit: 0, deleteAfterSeconds: 3_600 },
  },
  /** Reads the words of files that nobody has read yet; asked for with each upload. */
  worte: {
    data: z.object({}),
    cron: '*/10 * * * *',
    poll: 5,
    queue: { ...usual, deleteAfterSeconds: 3_600 },
  },
  /** Makes the file with all papers of a meeting for a member who has asked for it. */
  unterlagen: {
    data: z.object({ sitzung: z.int().positive(), rat: z.int().positive() }),
    poll: 1,
    queue: { ...usual, retryLimit: 1, deleteAfterSeconds: 3_600 },
  },
  /** Fetches pictures of webcams that are due; a try that failed has its next one in time. */
  webcams: {
    data: z.object({}),
    cron: '* * * * *',
    poll: 5,
    queue: { ...usual, retryLimit: 0, deleteAfterSeconds: 3_600 },
  },
  /** Asks how many parking spaces are taken; a try that failed has its next one in time. */
  parken: {
    data: z.object({}),
    cron: '* * * * *',
    poll: 5,
    queue: { ...usual, retryLimit: 0, deleteAfterSeconds: 3_600 },
  },
  /** Mails whoever waits for some words which new papers of the council contain them. */
  abos: { data: z.object({}), cron: '5 * * * *', poll: 30, queue: usual },
  /** Reminds whoever wants it of what is collected today and tomorrow. */
  erinnerungen: {
    data: z.object({}),
    cron: '* * * * *',
    poll: 5,
    queue: { ...usual, retryLimit: 0, deleteAfterSeconds: 3_600 },
  },
  /** Cancels orders that nobody has paid in time, and tells of what runs low in the shop. */
  shop: { data: z.object({}), cron: '*/10 * * * *', poll: 30, queue: usual },
  /** Deletes what is kept for a time only. */
  aufraeumen: { data: z.object({}), cron: '30 3 * * *', poll: 30, queue: usual },
} as const satisfies Record<string, Kind>

/** Name of a kind of job. */
export type JobName = keyof typeof kinds

/** What a job of a kind carries. */
export type JobData<Name extends JobName> = z.infer<(typeof kinds)[Name]['data']>

/** All names. */
export const jobNames: readonly JobName[] = [
  'zeitplan',
  'pruefen',
  'tagespost',
  'befunde',
  'verbindung',
  'worte',
  'unterlagen',
  'webcams',
  'parken',
  'abos',
  'erinnerungen',
  'shop',
  'aufraeumen',
]

/** Schema of the database that belongs to pg-boss alone. */
export const jobSchema = 'pgboss'
