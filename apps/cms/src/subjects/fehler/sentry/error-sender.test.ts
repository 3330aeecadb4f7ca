import { expect, test } from 'vitest'
import { z } from 'zod'
import { startReceiver } from '../../../../../../tests/support/error-receiver.ts'
import { createErrorSender, type SentError, sendingPauses } from './index.ts'

// Sentry's protocol, against a receiver on this machine (issue 25.5).

const start = new Date('2026-11-26T10:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000)

const error: SentError = {
  fehlernummer: 'K7M4-Q2XA',
  wo: 'website',
  art: 'TypeError',
  meldung: 'x is not a function',
  stelle: 'open apps/website/server/a.ts',
  stapel: 'open apps/website/server/a.ts:3:7\nClient.end pg/lib/client.js:1:2',
  verlauf: '10:00:00 the database was slow',
  build: 'v1',
  zuerst: start,
  zuletzt: start,
  anzahl: 3,
}

function senderTo(dsn: string, { isPrivateAllowed = true, wait = 300 } = {}) {
  const pauses: number[] = []
  const onPause = (seconds: number) => void pauses.push(seconds)
  return { ...createErrorSender({ dsn, isPrivateAllowed, onPause, wait }), pauses }
}

const lines = z.tuple([z.looseObject({}), z.looseObject({}), z.looseObject({})])
const linesOf = (body: string) =>
  lines.parse(
    body
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  )

test('an error comes as an envelope with its key, group, build, stack and trail', async () => {
  const receiver = await startReceiver()
  expect(await senderTo(receiver.dsn).send(error, start)).toBe('taken')
  expect(receiver.asked).toMatchObject([
    {
      url: '/fehler/api/42/envelope/',
      headers: { 'content-type': 'application/x-sentry-envelope' },
    },
  ])
  expect(receiver.asked[0]?.headers['x-sentry-auth']).toContain('sentry_key=schluessel')
  const [header, item, event] = linesOf(receiver.came[0] ?? '')
  expect([header.event_id, item]).toEqual([event.event_id, { type: 'event' }])
  expect(event.event_id).toMatch(/^[0-9a-f]{32}$/)
  expect(event).toMatchObject({
    platform: 'node',
    release: 'v1',
    fingerprint: ['K7M4-Q2XA'],
    tags: { wo: 'website', fehlernummer: 'K7M4-Q2XA' },
    extra: { anzahl: 3 },
    breadcrumbs: { values: [{ message: '10:00:00 the database was slow' }] },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x is not a function',
          stacktrace: {
            frames: [
              { function: 'Client.end', filename: 'pg/lib/client.js', lineno: 1, in_app: false },
              { function: 'open', filename: 'apps/website/server/a.ts', lineno: 3, in_app: true },
            ],
          },
        },
      ],
    },
  })
  expect(JSON.stringify(event)).not.toMatch(/"(?:user|request|server_name|contexts)"/)
})

test('what comes twice has one id, so that the service counts it once', async () => {
  const receiver = await startReceiver()
  const { send } = senderTo(receiver.dsn)
  await send(error, start)
  await send(error, after(5))
  await send({ ...error, zuletzt: after(9) }, after(9))
  const ids = receiver.came.map((body) => linesOf(body)[2].event_id)
  expect(new Set(ids).size).toBe(2)
})

test.each([
  ['120', 120],
  [after(90).toUTCString(), 90],
  ['999999', sendingPauses.told],
  ['soon', sendingPauses.first],
])('429 with Retry-After %s: nothing is sent for that time', async (retryAfter, seconds) => {
  const receiver = await startReceiver()
  receiver.behave((response) => void response.writeHead(429, { 'Retry-After': retryAfter }).end())
  const { isPausing, pauses, send } = senderTo(receiver.dsn)
  expect(await send(error, start)).toBe('later')
  expect(pauses).toEqual([seconds])
  expect([isPausing(after(seconds - 1)), isPausing(after(seconds))]).toEqual([true, false])
})

test('a service that is away is left alone for longer each time, up to an hour', async () => {
  const { pauses, send } = senderTo('http://schluessel@127.0.0.1:1/42')
  for (let tried = 0; tried < 9; tried += 1) expect(await send(error, start)).toBe('later')
  expect(pauses).toEqual([60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600])
})

test('a service that is slow is left in time', async () => {
  const receiver = await startReceiver()
  receiver.behave(() => undefined)
  const before = performance.now()
  expect(await senderTo(receiver.dsn).send(error, start)).toBe('later')
  expect(performance.now() - before).toBeLessThan(3_000)
})

test.each([
  [400, 'unwanted'],
  [413, 'unwanted'],
  [403, 'later'],
  [302, 'later'],
  [500, 'later'],
  [200, 'taken'],
])('an answer of %i: %s', async (status, outcome) => {
  const receiver = await startReceiver()
  receiver.behave(
    (response) => void response.writeHead(status, { Location: 'http://169.254.169.254/' }).end(),
  )
  expect(await senderTo(receiver.dsn).send(error, start)).toBe(outcome)
  expect(receiver.came).toHaveLength(1)
})

test('a private address is not asked unless that is set, whatever its name (T70)', async () => {
  const receiver = await startReceiver()
  for (const dsn of [
    receiver.dsn,
    receiver.dsn.replace('http:', 'https:').replace('127.0.0.1', 'localhost'),
  ])
    expect(await senderTo(dsn, { isPrivateAllowed: false }).send(error, start)).toBe('later')
  expect(receiver.came).toEqual([])
})
