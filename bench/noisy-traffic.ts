/** One sender who asks for more than anybody needs, in a thread of its own. */
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

const { url, seconds, programmes, searches } = z
  .object({ url: z.string(), seconds: z.number(), programmes: z.number(), searches: z.number() })
  .parse(workerData)

const end = performance.now() + seconds * 1000
const headers = { 'X-Forwarded-For': '198.18.0.1' }
let count = 0

/** Programmes of two months each, none like another. */
function programmePath(): string {
  count += 1
  const month = String(1 + (count % 10)).padStart(2, '0')
  const query = new URLSearchParams({
    datum_von: `01.${month}.2027`,
    datum_bis: `28.${month}.2027`,
    titelmaxlength: String(20 + (count % 230)),
  })
  return `/tools/export/veranstaltungen/pdf_extended.cfm?${query}`
}

function searchPath(): string {
  count += 1
  return `/de/suche/?q=${encodeURIComponent(`Führung ${count}`)}`
}

/** Asks again as soon as it is answered; after a refusal it waits a second, which is too short. */
async function keepAsking(path: () => string, statuses: Record<string, number>): Promise<void> {
  while (performance.now() < end) {
    const status = await fetch(`${url}${path()}`, { headers, signal: AbortSignal.timeout(30_000) })
      .then(async (answer) => {
        await answer.arrayBuffer()
        return String(answer.status)
      })
      .catch(() => 'none')
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status !== '200') await sleep(1000)
  }
}

const many = (connections: number, path: () => string, statuses: Record<string, number>) =>
  Array.from({ length: connections }, () => keepAsking(path, statuses))

const ofProgrammes: Record<string, number> = {}
const ofSearches: Record<string, number> = {}
await Promise.all([
  ...many(programmes, programmePath, ofProgrammes),
  ...many(searches, searchPath, ofSearches),
])
parentPort?.postMessage({ programmes: ofProgrammes, searches: ofSearches })
