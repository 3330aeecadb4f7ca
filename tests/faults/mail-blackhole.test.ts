import autocannon from 'autocannon'
import { expect, test } from 'vitest'
import { openTakingApart } from '../contract/anfragen.ts'
import { waitFor } from '../contract/content-api.ts'
import { german, published } from '../contract/writing.ts'
import { lostOf, sendSteadily } from '../support/form-traffic.ts'
import { startJobWorker } from '../support/job-worker.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { freePort } from '../support/ports.ts'
import { startMailServer } from '../support/smtp.ts'
import { startWebsiteProcess } from '../support/website-process.ts'

// A mail server that takes connections and never says a word costs nobody anything (F06). How much
// is taken at most, and how fast, `npm run bench forms` measures.

test('with the mail server a black hole every request is kept whole, and pages are served', async () => {
  const town = await openTakingApart()
  const smtp = await startMailServer('blackhole')
  await startJobWorker({ ...town.environment, SMTP_URL: smtp.url })
  const page = { pageLayout: 'default', pageTheme: 'default', ...published } as const
  const data = { ...page, titel: 'Start', pfad: '/de/' }
  await town.payload.create({ collection: 'seiten', ...german, data })
  const port = await freePort()
  stopAfterFile((await startWebsiteProcess({ port, apiUrl: town.api.url })).stop)
  const url = `http://127.0.0.1:${port}`
  await waitFor(async () => (await fetch(`${url}/de/`)).ok)
  const [sent, pages] = await Promise.all([
    sendSteadily(url, { perSecond: 15, seconds: 3 }),
    autocannon({ url: `${url}/de/`, connections: 4, duration: 3 }),
  ])
  expect(sent.filter(({ referenz }) => referenz === null)).toEqual([])
  expect(await lostOf(town.client, sent)).toEqual([])
  expect([pages.non2xx, pages.errors]).toEqual([0, 0])
  const { rows } = await town.client.query<{ zustand: string; tried: boolean }>(
    'select zustand, bool_or(versuche > 0) as tried from mails group by zustand',
  )
  // The worker is at it and has lost nothing either.
  expect(rows).toEqual([{ zustand: 'wartet', tried: true }])
})
