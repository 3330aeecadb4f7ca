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

const rounds = 40
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
const [counting, silent] = [await start(true), await start(false)]
try {
  for (const site of [counting, silent]) {
    await fetch(`${site.url}/de/`, { headers: { 'accept-encoding': 'br' } })
    await sleep(300)
    await costOf(site)
  }
  const costs: { counting: number; silent: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    // Each is first every other time.
    const first = round % 2 === 0 ? await costOf(counting) : Number.NaN
    const without = await costOf(silent)
    costs.push({ counting: round % 2 === 0 ? first : await costOf(counting), silent: without })
  }
  const value = percentile(
    costs.map((cost) => cost.counting / cost.silent - 1),
    0.5,
  )
  const usual = percentile(
    costs.map(({ silent: cost }) => cost),
    0.5,
  )
  report({
    name: 'counting visits: what it costs a cached page',
    value: value * 100,
    unit: '%',
    target: `< ${limit * 100}   of ${usual.toFixed(1)} µs of processor time`,
    ok: value < limit,
  })
} finally {
  await counting.stop()
  await silent.stop()
  await api.close()
}
