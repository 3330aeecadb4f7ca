import { parksatzExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { parkingReply } from './parking.ts'
import { createSecurityHeaders } from './security-headers.ts'

const records = [parksatzExamples.typical]
const security = createSecurityHeaders({ isSecure: true, isDevelopment: false })
const reply = (loadParking: () => Promise<typeof records>, ifNoneMatch = '') =>
  parkingReply({ ifNoneMatch }, { content: { loadParking }, security })

test('the answer is the list of records of spec 3, good for fifteen seconds', async () => {
  const { status, body, headers } = await reply(async () => records)
  expect([status, JSON.parse(String(body))]).toEqual([200, records])
  expect(headers).toMatchObject({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'public, max-age=15',
  })
})

test('whoever has it already is told so', async () => {
  const { headers } = await reply(async () => records)
  const { status, body } = await reply(async () => records, String(headers.ETag))
  expect([status, body]).toEqual([304, ''])
})

test('what cannot be had is no empty list that somebody believes', async () => {
  const { status, headers } = await reply(() => Promise.reject(new Error('away')))
  expect([status, headers['Cache-Control']]).toEqual([503, 'no-store'])
})
