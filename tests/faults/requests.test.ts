import { setTimeout as sleep } from 'node:timers/promises'
import { eingang } from '@kurstadt/contract/forms'
import { expect, test } from 'vitest'
import { event, openTaking, travelling } from '../contract/anfragen.ts'
import { startApi } from '../contract/content-api.ts'

/** Rounds of the test; each starts an API and kills it. */
const rounds = 8

test('F09: killed while it takes requests, each is there with all its parts or not at all', async () => {
  const { client, counts, environment } = await openTaking()
  const promised: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const api = await startApi(environment)
    const sending = Array.from({ length: 6 }, async () => {
      const response = await fetch(`${api.url}/api/cms/anfragen/veranstaltung`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Absender': `round ${round}` },
        body: JSON.stringify({ ...event, ...travelling(), email: `r${round}@post.example` }),
      })
      if (response.ok) promised.push(eingang.parse(await response.json()).referenz)
    })
    await sleep(40 + round * 40)
    api.signal('SIGKILL')
    await Promise.allSettled(sending)
    await api.exited
  }
  const [requests = 0, drafts = 0, , mails = 0, jobs = 0] = await counts()
  const { rows } = await client.query<{ nummer: number }>('select nummer::int from anfragen')
  const kept = new Set(rows.map(({ nummer }) => `A-${nummer}`))
  expect(promised.filter((referenz) => !kept.has(referenz))).toEqual([])
  expect(requests).toBeGreaterThan(0)
  expect(drafts).toBe(requests)
  expect(mails).toBe(jobs)
  const { rows: offices } = await client.query("select 1 from mails where anlass like '%:amt'")
  expect(offices).toHaveLength(requests)
}, 120_000)
