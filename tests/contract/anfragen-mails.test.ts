import { eingang } from '@kurstadt/contract/forms'
import { beforeAll, expect, test } from 'vitest'
import type { JobTools } from '../../apps/cms/src/jobs/tools.ts'
import { startMailServer } from '../support/smtp.ts'
import { message, offices, openTaking, type Taking, travelling } from './anfragen.ts'

const from = 'website@bad-silberbronn.example'

let town: Taking

beforeAll(async () => {
  town = await openTaking()
})

async function tools(smtp: string, now = new Date()): Promise<JobTools> {
  const { openTransport } = await import('../../apps/cms/src/mail/index.ts')
  const { log } = await import('../../apps/cms/src/log.ts')
  const transport = openTransport(smtp, from)
  return { payload: town.payload, log, now: () => now, transport, from }
}

async function take(): Promise<string> {
  const response = await town.post('kontakt', { ...message, ...travelling() })
  return eingang.parse(await response.json()).referenz
}

test('F06: with the mail server down a request is kept, and its letter goes out later', async () => {
  const { sendMail } = await import('../../apps/cms/src/jobs/mail.ts')
  const referenz = await take()
  const { rows } = await town.client.query<{ id: string }>(
    'select id from mails where betreff like $1',
    [`%${referenz}:%`],
  )
  const inAnHour = new Date(Date.now() + 3_600_000)
  const id = rows[0]?.id ?? ''
  await expect(sendMail({ id }, await tools('smtp://127.0.0.1:1'))).rejects.toThrow('ECONNREFUSED')
  const smtp = await startMailServer()
  await sendMail({ id }, await tools(smtp.url, inAnHour))
  expect(smtp.letters).toHaveLength(1)
  expect(smtp.letters[0]).toContain(`To: ${offices.rathaus}`)
  expect(smtp.letters[0]).toContain(referenz)
})

test('T67: a request goes on the day that stands at it, and not before', async () => {
  const { cleanUp } = await import('../../apps/cms/src/jobs/aufraeumen.ts')
  await take()
  const count = async () => (await town.counts())[0] ?? 0
  const before = await count()
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await cleanUp({}, await tools('smtp://127.0.0.1:1', inDays(178)))
  expect(await count()).toBe(before)
  await cleanUp({}, await tools('smtp://127.0.0.1:1', inDays(181)))
  expect(await count()).toBe(0)
})
