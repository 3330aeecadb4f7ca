import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTakingApart } from '../contract/anfragen.ts'
import { waitFor } from '../contract/content-api.ts'
import { fillSmallTown } from '../contract/small-town.ts'
import { german } from '../contract/writing.ts'
import { lostOf, sendSteadily } from '../support/form-traffic.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { freePort } from '../support/ports.ts'
import { startPostgres } from '../support/postgres.ts'
import { makeThrottle } from '../support/throttle.ts'
import { startWebsiteProcess } from '../support/website-process.ts'

// «At a crawl»: content API and PostgreSQL together have a third of a core, as on a machine that is
// too small or busy with something else.

const share = 1 / 3
const seconds = 15
const longestRefusalMs = 1_000
const old = 'Bergbahn fährt wieder'
const renamed = 'Bergbahn steht wieder still'

const throttle = makeThrottle(share)
const cluster = await startPostgres()
const { api, client, payload } = await openTakingApart({}, cluster.url)
const { news } = await fillSmallTown(payload)
const website = await startWebsiteProcess({ port: await freePort(), apiUrl: api.url })
stopAfterFile(website.stop)
const { url } = website

type Answer = { path: string; status: number; at: number }

/** Asks as somebody behind a proxy; status 0 stands for no answer at all. */
async function ask(path: string, sender: string): Promise<Answer> {
  const status = await fetch(`${url}${path}`, {
    headers: { 'X-Forwarded-For': sender, 'Accept-Encoding': 'br' },
    signal: AbortSignal.timeout(20_000),
  }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
  return { path, status, at: performance.now() }
}

const textOf = async (path: string) => (await fetch(`${url}${path}`)).text()

/** Pages of the sitemap and what they link to, each stored. */
async function storeAll(): Promise<string[]> {
  const sitemap = await textOf('/sitemap.xml')
  const listed = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g), toPath)
  const linked = await Promise.all(listed.map(linksOn))
  const stored: string[] = []
  for (const path of new Set([...listed, ...linked.flat()]))
    if (await isStored(path)) stored.push(path)
  return stored
}

const toPath = ([, path = '']: RegExpMatchArray) => path

const linksOn = async (path: string) =>
  Array.from((await textOf(path)).matchAll(/href="(\/(?:de|en)\/[^"#?]*\/)"/g), toPath)

/** Asks until a page comes from the store; false for one that is none. */
async function isStored(path: string): Promise<boolean> {
  const headers = { 'accept-encoding': 'br' }
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${url}${path}`, { headers })
    await answer.arrayBuffer()
    if (answer.status !== 200) return false
    if (answer.headers.get('x-cache') === 'hit') return true
  }
  return false
}

/** Asks one after the other until the time is over. */
async function keepAsking(next: (turn: number) => string, sender: () => string, end: number) {
  const answers: Answer[] = []
  for (let turn = 0; performance.now() < end; turn += 1) {
    answers.push(await ask(next(turn), sender()))
    await sleep(20)
  }
  return answers
}

/** Longest time without anything but refusals, from the first of them to the next answer. */
function longestRefusal(answers: readonly Answer[]): number {
  let since: number | null = null
  let longest = 0
  for (const { status, at } of answers.toSorted((a, b) => a.at - b.at)) {
    if (status === 503) since ??= at
    if (since !== null) longest = Math.max(longest, at - since)
    if (status !== 503) since = null
  }
  return longest
}

/** Changes the news, as an editor does who publishes. */
const rename = (titel: string) =>
  payload.update({
    collection: 'aktuelles',
    where: { nummer: { equals: news } },
    ...german,
    data: { titel, _status: 'published' },
  })

function countByStatus(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

test('with a third of a core for API and database, stored pages stand, unknown ones are unknown, and nothing is lost', async () => {
  const paths = await storeAll()
  expect(paths.length).toBeGreaterThan(10)
  expect(await textOf('/de/veranstaltungen/')).toContain(old)
  await throttle.hold([api.pid, cluster.pid()])
  const end = performance.now() + seconds * 1000
  const crawling = keepAsking(
    (turn) => paths[turn % paths.length] ?? '/de/',
    () => '192.0.2.1',
    end,
  )
  const wandering = Array.from({ length: 3 }, (_, lane) =>
    keepAsking(
      (turn) => `/de/nirgends-${lane}-${turn}/`,
      () => `192.0.2.${10 + lane}`,
      end,
    ),
  )
  const sending = sendSteadily(url, { perSecond: 1, seconds })
  await sleep(2_000)
  const changed = await rename(renamed)
  const stored = await crawling
  const unknown = (await Promise.all(wandering)).flat()
  const sent = await sending
  await throttle.letGo()
  const taken = sent.filter(({ referenz }) => referenz !== null)
  process.stdout.write(
    `${throttle.how}: stored ${JSON.stringify(countByStatus(stored))}, unknown ${JSON.stringify(countByStatus(unknown))}, longest refusal ${longestRefusal(unknown).toFixed(0)} ms, ${taken.length} of ${sent.length} forms taken\n`,
  )
  expect(stored.filter(({ status }) => status === 0 || status >= 500)).toEqual([])
  expect(unknown.filter(({ status }) => status !== 404 && status !== 503)).toEqual([])
  expect(unknown.some(({ status }) => status === 404)).toBe(true)
  expect(longestRefusal(unknown)).toBeLessThan(longestRefusalMs)
  expect(taken.length).toBeGreaterThan(0)
  expect(await lostOf(client, sent)).toEqual([])
  expect(changed.errors).toEqual([])
  await waitFor(async () => (await textOf('/de/veranstaltungen/')).includes(renamed))
})
