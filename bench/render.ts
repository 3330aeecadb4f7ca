/**
 * Rendering with cached content: every request asks for another page of a list, so the page cache
 * never has it, while the content comes from memory. Two workers, a page of about 60 KB.
 */
import autocannon from 'autocannon'
import { startExampleContent } from '../apps/website/server/example-content.ts'
import { report } from './report.ts'
import { startWebsite } from './website-process.ts'

const seconds = Number(process.env.BENCH_RENDER_SECONDS ?? 60)
const variants = 400
const connections = 16
/** So often stands the page of all simple blocks on it: 58 KB. */
const rounds = 8

const api = await startExampleContent()
enlarge()
// One megabyte of page cache holds some pages only: the next round has to render them again. All of
// it comes from one sender, who is given what many would have.
const site = await startWebsite({
  workers: 2,
  apiUrl: api.url,
  env: { PAGE_CACHE_MB: '1', WEBSITE_READ_POINTS: '1000000' },
})
try {
  const size = await warm()
  const requests = Array.from({ length: variants }, (_, index) => ({ path: pathOf(2 + index) }))
  const before = site.processorSeconds()
  let begun = 0
  const result = await autocannon({
    url: site.url,
    connections,
    duration: seconds,
    requests,
    // Each connection begins elsewhere: asked for at the same time, a page would be rendered once.
    setupClient(client) {
      const first = (begun++ * variants) / connections
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)])
    },
  })
  const perSecond = result.requests.average
  const ofPage = ((site.processorSeconds() - before) * 1_000) / result.requests.total
  const missed = await shareOfMisses()
  const megabytes = Math.max(...site.workerMegabytes())
  if (result.non2xx > 0 || result.errors > 0) throw new Error('answers other than 200')
  report({
    name: 'render: pages with cached content',
    value: perSecond,
    unit: '/s',
    target: '≥ 400',
    ok: perSecond >= 400,
  })
  report({
    name: 'render: processor time of a page in its worker',
    value: ofPage,
    unit: 'ms',
    target: '< 2.2',
    ok: ofPage < 2.2,
  })
  report({
    name: 'render: size of the page',
    value: size / 1000,
    unit: 'KB',
    target: 'about 60',
    ok: size > 55_000,
  })
  report({
    name: 'render: share that was really rendered',
    value: missed,
    unit: '',
    target: '> 0.8',
    ok: missed > 0.8,
  })
  report({
    name: 'render: memory of the larger worker',
    value: megabytes,
    unit: 'MB',
    target: '< 400',
    ok: megabytes < 400,
  })
} finally {
  await site.stop()
  await api.close()
}

/** Makes every page of the list of events exist, with enough blocks around it. */
function enlarge(): void {
  const key = (seite: number) =>
    `veranstaltungen?order=datum_von&pro_seite=10&seite=${seite}&sprache=de&zeitraum=kommend`
  const second = api.answers.get(key(2))
  const page = api.answers.get('seiten/46?sprache=de')
  const blocks = api.answers.get('seiten/49?sprache=de')
  if (!(second && page && blocks)) throw new Error('the examples have no list of events')
  for (let seite = 2; seite < variants + 2; seite += 1) api.answers.set(key(seite), second)
  const body = structuredClone(page.body)
  const more: unknown = structuredClone(blocks.body)
  if (!(hasBlocks(body) && hasBlocks(more))) throw new Error('the examples are no pages')
  for (let round = 0; round < rounds; round += 1) body.pageContent.push(...more.pageContent)
  api.answers.set('seiten/46?sprache=de', { ...page, body })
}

function hasBlocks(body: unknown): body is { pageContent: unknown[] } {
  return typeof body === 'object' && body !== null && 'pageContent' in body
}

/** Reads every variant once, so that the content of all of them is in memory. */
async function warm(): Promise<number> {
  let size = 0
  for (let seite = 2; seite < variants + 2; seite += 1) {
    for (let worker = 0; worker < 2; worker += 1) {
      const response = await fetch(site.url + pathOf(seite), { headers: { connection: 'close' } })
      size = (await response.arrayBuffer()).byteLength
    }
  }
  return size
}

/** How many of some pages, asked for now, had to be rendered. */
async function shareOfMisses(): Promise<number> {
  let missed = 0
  for (let seite = 100; seite < 150; seite += 1) {
    const response = await fetch(site.url + pathOf(seite))
    await response.arrayBuffer()
    if (response.headers.get('x-cache') === 'miss') missed += 1
  }
  return missed / 50
}

function pathOf(seite: number): string {
  return `/de/veranstaltungen/?seite=${seite}`
}
