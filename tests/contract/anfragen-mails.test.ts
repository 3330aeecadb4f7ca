import { eingang } from '@kurstadt/contract/forms'
import { beforeAll, expect, test } from 'vitest'
import type { JobTools } from '../../apps/cms/src/platform/queue/tools.ts'
import { readLetter, startMailServer } from '../support/smtp.ts'
import { message, offices, openTaking, type Taking, travelling } from './anfragen.ts'

const from = 'website@bad-silberbronn.example'

let town: Taking

beforeAll(async () => {
  town = await openTaking()
})

async function tools(smtp: string, now = new Date()): Promise<JobTools> {
  const { openTransport } = await import('../../apps/cms/src/platform/mail/index.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const transport = openTransport(smtp, from)
  return { payload: town.payload, log, now: () => now, transport, from }
}

async function take(changes: object = {}): Promise<string> {
  const response = await town.post('kontakt', { ...message, ...changes, ...travelling() })
  return eingang.parse(await response.json()).referenz
}

test('F06: with the mail server down a request is kept, and its letter goes out later', async () => {
  const { sendMail } = await import('../../apps/cms/src/subjects/mails/jobs/mail.ts')
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

test('L4: whoever answers the letter to the office writes to the sender, and no out-of-office comes back', async () => {
  const { sendMail } = await import('../../apps/cms/src/subjects/mails/jobs/mail.ts')
  const email = 'ayse@post.example'
  const referenz = await take({ email, telefon: '' })
  const { rows } = await town.client.query<{ id: string }>(
    'select id from mails where betreff like $1',
    [`%${referenz}%`],
  )
  const smtp = await startMailServer()
  for (const { id } of rows) await sendMail({ id }, await tools(smtp.url))
  const read = await Promise.all(smtp.letters.map(readLetter))
  const office = read.find(({ to }) => to?.[0]?.address === offices.rathaus)
  const sender = read.find(({ to }) => to?.[0]?.address === email)
  expect(office?.replyTo?.[0]?.address).toBe(email)
  expect(sender?.replyTo?.[0]?.address).toBe(offices.rathaus)
  for (const mail of [office, sender]) {
    expect(mail?.from).toEqual({ address: from, name: 'Bad Silberbronn' })
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  }
})

test('T67: a request that is dealt with goes on the day that stands at it, and not before', async () => {
  const { cleanUp } = await import('../../apps/cms/src/jobs/clean-up.ts')
  await take()
  await town.client.query("update anfragen set status = 'erledigt'")
  const count = async () => (await town.counts())[0] ?? 0
  const before = await count()
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await cleanUp({}, await tools('smtp://127.0.0.1:1', inDays(178)))
  expect(await count()).toBe(before)
  await cleanUp({}, await tools('smtp://127.0.0.1:1', inDays(181)))
  expect(await count()).toBe(0)
})
