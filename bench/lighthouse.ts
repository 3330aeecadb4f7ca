/** Lighthouse as a telephone sees the town: twelve pages, the median of three runs each. */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumArguments, chromiumPath } from '../tests/support/chromium.ts'
import { freePort } from '../tests/support/ports.ts'
import { measuredPages, visitedPages } from '../tests/support/town-pages.ts'
import { given, percentile, report } from './report.ts'

const origin = given('WEBSITE_URL')

const targets = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof targets

const categories: Category[] = ['performance', 'accessibility', 'best-practices', 'seo']
const runs = 3
/** So often that every worker of the website has the page and its compressed form in its cache. */
const visitsBefore = 20

const { events, shop, hosts, package: onePackage, railway, galleries } = visitedPages
const pages = {
  ...measuredPages,
  events,
  shop,
  hosts,
  package: onePackage,
  railway,
  galleries,
  wegweiser: '/de/behoerdenlotse/wegweiser/',
  form: '/de/kontakt/',
}

type Run = { scores: Record<Category, number>; short: string[] }

const port = await freePort()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumArguments, `--remote-debugging-port=${port}`],
})
try {
  for (const [name, path] of Object.entries(pages)) {
    await warmUp(path)
    const found: Run[] = []
    for (let run = 0; run < runs; run += 1) found.push(await runOnce(path))
    reportPage(name, found)
  }
} finally {
  await browser.close()
}

async function warmUp(path: string): Promise<void> {
  for (let visit = 0; visit < visitsBefore; visit += 1) {
    const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd', Connection: 'close' }
    await (await fetch(`${origin}${path}`, { headers })).arrayBuffer()
  }
}

/** A page that is missing has no scores, so it fails. */
async function runOnce(path: string): Promise<Run> {
  const flags = { port, logLevel: 'error', onlyCategories: categories } as const
  const result = (await lighthouse(`${origin}${path}`, flags))?.lhr
  const scoreOf = (category: Category) => (result?.categories[category]?.score ?? 0) * 100
  const scores = {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  }
  const error = result?.runtimeError?.code
  return { scores, short: error ? [error] : shortcomings(result?.audits ?? {}) }
}

type Audit = { id: string; score: number | null; displayValue?: string; errorMessage?: string }

/** The audits that cost points or could not be made, to be read when a target is missed. */
function shortcomings(audits: Readonly<Record<string, Audit>>): string[] {
  const short = Object.values(audits).filter(({ errorMessage, score }) =>
    score === null ? errorMessage !== undefined : score < 0.9,
  )
  return short.map(({ displayValue, errorMessage, id }) => {
    const more = errorMessage ?? displayValue
    return more ? `${id} (${more})` : id
  })
}

function reportPage(page: string, found: readonly Run[]): void {
  for (const category of categories) {
    const target = targets[category]
    const all = found.map(({ scores }) => scores[category])
    const value = percentile(all, 0.5)
    const ok = value >= target
    const name = `lighthouse, ${page}: ${category}`
    report({ name, value, unit: '', target: `≥ ${target}`, ok })
    const worst = found[all.indexOf(Math.min(...all))]
    if (!ok) process.stderr.write(`${name}: ${all.join(', ')}; ${worst?.short.join(', ')}\n`)
  }
}
