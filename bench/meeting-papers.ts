/**
 * All papers of a meeting as one PDF, 40 papers with 600 pages: how long a member waits, what the job
 * worker needs for it, and what it leaves of the rate of pages while it is made.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { apiBasePath, meetingPapersPath } from '@kurstadt/contract'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import pg from 'pg'
import { openCouncilSession } from './council-session.ts'
import {
  largeMeeting,
  makeLargeMeeting,
  pagesOfPapers,
  touchLargeMeeting,
} from './large-meeting.ts'
import { putUnderLoad } from './load.ts'
import { memoryWhile, processorSeconds } from './memory.ts'
import { given, report } from './report.ts'

const page = `${given('WEBSITE_URL')}/de/`
const path = apiBasePath + meetingPapersPath.replace('{id}', String(largeMeeting))
const { headers } = await openCouncilSession()

/** Asks until the worker has made the file; resolves with it and the seconds it took. */
async function make(): Promise<{ seconds: number; bytes: Uint8Array }> {
  const started = performance.now()
  for (;;) {
    const answer = await fetch(given('CONTENT_API_URL') + path, { headers })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const seconds = (performance.now() - started) / 1000
    if (answer.status === 200) return { seconds, bytes }
    if (answer.status !== 202 || seconds > 180) throw new Error(`${path}: ${answer.status}`)
    await sleep(250)
  }
}

const client = new pg.Client({ connectionString: given('DATABASE_URL') })
await client.connect()
await makeLargeMeeting(client)

const worker = { dataDir: given('DATA_DIR'), script: 'jobs/main.ts' }
let file: Awaited<ReturnType<typeof make>> = { seconds: 0, bytes: new Uint8Array() }
const used = processorSeconds(worker)
const memory = await memoryWhile(worker, async () => {
  file = await make()
})
const ownSeconds = processorSeconds(worker) - used
const megabytes = (file.bytes.byteLength / 1e6).toFixed(1)
const { numPages } = await getDocument({ data: file.bytes }).promise
if (numPages < pagesOfPapers) throw new Error(`the file has ${numPages} pages`)
report({
  name: 'meeting papers: 40 papers, 600 pages',
  value: file.seconds,
  unit: 's',
  target: `< 20   ${ownSeconds.toFixed(1)} s of a core, ${numPages} pages, ${megabytes} MB`,
  ok: file.seconds < 20,
})
if (memory !== null)
  report({
    name: 'meeting papers: memory of the job worker for it',
    value: memory.most - memory.before,
    unit: 'MB',
    target: `< 300   from ${memory.before.toFixed(0)} to ${memory.most.toFixed(0)}`,
    ok: memory.most - memory.before < 300,
  })

await putUnderLoad(page, 2)
const before = await putUnderLoad(page, 8)
await touchLargeMeeting(client, 2)
const [, loaded] = await Promise.all([make(), putUnderLoad(page, 8)])
const after = await putUnderLoad(page, 8)
const ratio = loaded.perSecond / ((before.perSecond + after.perSecond) / 2)
report({
  name: 'meeting papers: rate of pages while they are made',
  value: ratio * 100,
  unit: '%',
  target: `> 80   ${loaded.perSecond.toFixed(0)}/s`,
  ok: ratio > 0.8,
})
await client.end()
