import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Answers } from '../../apps/website/src/content/answers.server.ts'
import { askAsVisitor } from '../../apps/website/src/content/asking.server.ts'
import { prepareCall } from '../../apps/website/src/content/call-path.server.ts'
import { createLedger } from '../../apps/website/src/content/ledger.server.ts'
import { readPage } from '../../apps/website/src/content/load-page.server.ts'
import { Snapshot } from '../../apps/website/src/content/snapshot.server.ts'
import { readWarmState } from '../../apps/website/src/content/warm-state.server.ts'
import { keepWarm } from '../../apps/website/src/content/warm-up.server.ts'
import type { StubTown } from './stub-town.ts'

/** Times in which a test sees everything happen. */
export const warmTimes = {
  quiet: 1,
  look: 2,
  retry: 5,
  retryAtMost: 20,
  sitemap: 3_600_000,
  lane: { timeout: 500, rest: 0, longestRest: 0, busy: 2, pause: 20, longestPause: 40, later: 5 },
  lease: { beat: 10, expiry: 5_000, settle: 50 },
}

type NodeOptions = {
  isBusy?: () => boolean
  today?: () => string
  more?: Partial<typeof warmTimes>
}

/** Nodes of a website that share a snapshot folder, and all that one test sees of them. */
export type WarmNodes = Awaited<ReturnType<typeof openWarmNodes>>

/** Key of the route of a path. */
export const routeKey = (path: string): string => prepareCall('route', null, { url: path }).path

/** Opens a folder for nodes before a town. The newest change is number 7. */
export async function openWarmNodes(town: StubTown) {
  const dir = await mkdtemp(join(tmpdir(), 'kurstadt-warm-up-'))
  const folder = join(dir, '1')
  const ending = new AbortController()

  /** Starts a process that keeps the snapshot. */
  function start({ isBusy = () => false, today = () => '', more = {} }: NodeOptions = {}) {
    const own = new AbortController()
    const signal = AbortSignal.any([own.signal, ending.signal])
    const ledger = createLedger()
    const failures: string[] = []
    const report = (topic: string) => failures.push(topic)
    const snapshot = new Snapshot({ dir, version: '1', report })
    const { fetchApi } = town
    const now = () => performance.now()
    const base = { apiUrl: 'http://api.example', cacheBytes: 1e8, now, fetchApi, ledger }
    const answers = new Answers({ ...base, snapshot, report })
    let id = 7
    const times = { ...warmTimes, ...more }
    const seen = () => id
    void keepWarm({ answers, ledger, snapshot, report, seen, isBusy, today, times }, signal)
    const change = (tags: readonly string[]) => {
      ledger.touch(tags)
      id += 1
    }
    const visit = (path: string) => {
      const reading = { answers: answers.reader(askAsVisitor()), report }
      return readPage(reading, { path, query: new URLSearchParams() })
    }
    return { answers, ledger, snapshot, failures, change, visit, stop: () => own.abort() }
  }

  /** Waits until all that was to be read up to a change has been; throws when it takes too long. */
  async function whole(id: number, milliseconds = 30_000): Promise<void> {
    const end = performance.now() + milliseconds
    for (let state = await readWarmState(folder); !(state?.isWhole && state.id === id); ) {
      if (performance.now() > end) throw new Error(`not whole: ${JSON.stringify(state)}`)
      await sleep(5)
      state = await readWarmState(folder)
    }
  }

  return {
    start,
    whole,
    /** A node that has read the whole town; what it asked so far is forgotten. */
    async startWarm(options: NodeOptions = {}, milliseconds = 30_000) {
      const node = start(options)
      await whole(7, milliseconds)
      town.asked.length = 0
      return node
    },
    state: () => readWarmState(folder),
    savedFiles: async () => (await readdir(folder)).filter((name) => name.endsWith('.json')).length,
    async close() {
      ending.abort()
      await sleep(30)
      await rm(dir, { recursive: true, force: true, maxRetries: 9, retryDelay: 20 })
    },
  }
}
