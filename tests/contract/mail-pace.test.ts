import type { Payload } from 'payload'
import { pino } from 'pino'
import { beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Mail, Transport } from '../../apps/cms/src/platform/mail/index.ts'
import type { JobTools } from '../../apps/cms/src/platform/queue/tools.ts'
import { createDatabase, query } from '../support/postgres.ts'
import { cmsEnvironment, openPayload } from './content-api.ts'

// Many mails that are due at once leave the machine to visitors, and everybody else's mail goes first.

let payload: Payload
let url: string

beforeAll(async () => {
  url = (await createDatabase()).url
  payload = await openPayload(cmsEnvironment(url))
})

const named = (name: string, count: number, more: Partial<Mail> = {}): Mail[] =>
  Array.from({ length: count }, (_, at) => ({
    an: `${name}-${at}@post.example`,
    betreff: name,
    text: 'Guten Tag',
    anlass: `${name}:${at}`,
    ...more,
  }))

async function post(mails: readonly Mail[]): Promise<void> {
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  const { postMails } = await import('../../apps/cms/src/platform/mail/index.ts')
  await oneTransaction(payload, (req) => postMails(req, mails))
}

/** What the worker works with, a second later: every mail is due. */
const toolsWith = (send: Transport['send']): JobTools => ({
  payload,
  log: pino({ level: 'silent' }),
  now: () => new Date(Date.now() + 1_000),
  transport: { send, verify: async () => undefined },
  from: 'a@b.example',
})

/** Sends all that is due by a clock that nothing moves on but resting; answers what went out when. */
async function sendAll(onLetter: (subject: string) => Promise<void> = async () => undefined) {
  const { createOutageGate, createPace } = await import('../../apps/cms/src/platform/mail/index.ts')
  const { sendDue } = await import('../../apps/cms/src/subjects/mails/jobs/outbox.ts')
  let time = 0
  const letters: { to: string; subject: string; time: number }[] = []
  const tools = toolsWith(async ({ subject, to }) => {
    letters.push({ to, subject, time })
    await onLetter(subject)
  })
  const wait = async (ms: number) => {
    time += ms
  }
  const pace = createPace(() => time, wait)
  const gate = createOutageGate(() => time)
  await sendDue(tools, { gate, pace, signal: new AbortController().signal })
  return letters
}

/** How many of each went out at each time. */
const countsOf = (letters: readonly { subject: string; time: number }[]) =>
  [...Map.groupBy(letters, ({ subject, time }) => `${Math.round(time)} ${subject}`)].map(
    ([key, { length }]) => `${key}: ${length}`,
  )

test('mails in bulk go at a pace, after all others; those ask for no rest', async () => {
  await post(named('Abfuhr', 10, { in_menge: true }))
  await post(named('Bestätigung', 6))
  const letters = await sendAll()
  expect(countsOf(letters)).toEqual([
    '0 Bestätigung: 6',
    '0 Abfuhr: 2',
    '44 Abfuhr: 4',
    '133 Abfuhr: 4',
  ])
  expect(new Set(letters.map(({ to }) => to)).size).toBe(16)
})

test('a mail that is written while many are under way is the next to go', async () => {
  await post(named('Meldung', 12, { in_menge: true }))
  let isWritten = false
  const letters = await sendAll(async () => {
    if (isWritten) return
    isWritten = true
    await post(named('Passwort', 1))
  })
  const at = letters.findIndex(({ subject }) => subject === 'Passwort')
  expect(letters[at]?.time).toBeCloseTo((4 * 1_000) / 45)
  expect(at).toBeLessThan(8)
  expect(letters).toHaveLength(13)
})

test('the next of twenty thousand are found by an index, and none is sorted', async () => {
  await query(
    url,
    `insert into mails (an, betreff, text, anlass, zustand, versuche, stoerungen, naechster_versuch, in_menge)
       select 'a@b.example', 'X', 'X', 'viele:' || n, 'wartet', 0, 0, now(), true
       from generate_series(1, 20000) as n;
     analyze mails`,
  )
  const { dueMails } = await import('../../apps/cms/src/subjects/mails/jobs/mail.ts')
  const asked = vi.spyOn(payload.db.pool, 'query')
  expect(
    await dueMails(
      toolsWith(async () => undefined),
      4,
    ),
  ).toHaveLength(4)
  const { text } = z.object({ text: z.string() }).parse(asked.mock.calls[0]?.[0])
  asked.mockRestore()
  const { rows } = await payload.db.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [
    new Date(),
    4,
  ])
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('mails_wartende')
  expect(plan).not.toContain('Sort')
})
