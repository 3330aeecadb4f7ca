/**
 * What counting visits costs the page cache: two websites that differ in it alone, under the same load
 * in turns, by the processor time that each took for an answer. Rates would say more of the machine.
 */
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startExampleContent } from '../apps/website/server/example-content.ts'
import { percentile, report } from './report.ts'
import { startWebsite, type WebsiteProcess } from './website-process.ts'

/** Pairs of websites that are started anew: one process differs from the next of the same code. */
const pairs = 5
const rounds = 6
/** Answers of one round: short ones, so that what else the machine does meets both alike. */
const answers = 10_000
const connections = 32
/** Share of the rate of cached pages that counting may cost. */
const limit = 0.03

/** A page as a browser asks for it that comes from another page of ours. */
const looks = (site: WebsiteProcess) => ({
  'accept-encoding': 'br',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'same-origin',
  referer: `${site.url}/de/`,
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
})

/** Seconds of processor time that a process has taken. */
async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Microseconds of processor time for one answer. */
async function costOf(site: WebsiteProcess): Promise<number> {
  const before = await processorTime(site.pid)
  const url = `${site.url}/de/`
  const { errors, non2xx, requests } = await autocannon({
    url,
    connections,
    amount: answers,
    headers: looks(site),
  })
  if (errors + non2xx > 0) throw new Error(`${url}: answers other than 200`)
  return (((await processorTime(site.pid)) - before) / requests.total) * 1e6
}

const api = await startExampleContent()
const start = (counts: boolean) =>
  startWebsite({ workers: 1, apiUrl: api.url, env: { WEBSITE_COUNTS_VISITS: String(counts) } })

/** Share that counting takes in one pair of processes, and what a page costs without it. */
async function measurePair(): Promise<{ share: number; usual: number }> {
  const [counting, silent] = [await start(true), await start(false)]
  try {
    const costs = { counting: 0, silent: 0 }
    for (const site of [counting, silent]) {
      await fetch(`${site.url}/de/`, { headers: { 'accept-encoding': 'br' } })
      await sleep(300)
      await costOf(site)
    }
    for (let round = 0; round < rounds; round += 1) {
      const isFirst = round % 2 === 0
      if (isFirst) costs.counting += await costOf(counting)
      costs.silent += await costOf(silent)
      if (!isFirst) costs.counting += await costOf(counting)
    }
    return { share: costs.counting / costs.silent - 1, usual: costs.silent / rounds }
  } finally {
    await counting.stop()
    await silent.stop()
  }
}

const found: { share: number; usual: number }[] = []
for (let pair = 0; pair < pairs; pair += 1) found.push(await measurePair())
await api.close()
const shares = found.map(({ share }) => share)
const value = percentile(shares, 0.5)
const usual = percentile(
  found.map(({ usual: cost }) => cost),
  0.5,
)
const each = shares.map((share) => (share * 100).toFixed(1)).join(', ')
report({
  name: 'counting visits: what it costs a cached page',
  value: value * 100,
  unit: '%',
  target: `< ${limit * 100}   of ${usual.toFixed(1)} µs of processor time; in each pair ${each}`,
  ok: value < limit,
})
