import { detailTypes } from '@kurstadt/contract'
import { abortableSleep } from '../lib/index.ts'
import type { AnswerReader } from './answers.server.ts'
import { BackgroundLane } from './background-lane.server.ts'
import { callOfKey } from './call-path.server.ts'
import { type PublicPaths, readAllPaths, readChangedPaths } from './public-paths.server.ts'
import type { SnapshotIndex } from './snapshot-index.server.ts'
import type { Touched, TouchedTags } from './touched-tags.server.ts'
import { keysInMenus, routeKey, warmAnswer } from './warm-answers.server.ts'
import { type Rank, WarmQueue } from './warm-queue.server.ts'
import { readWarmState, type WarmState, writeWarmState } from './warm-state.server.ts'
import type { WarmUpOptions } from './warm-up-options.server.ts'

/** Work beside the answers themselves, which are named by their keys. */
const tasks = ['menus', 'changed', 'sitemap'] as const
type Task = (typeof tasks)[number]

const hasAddress: readonly string[] = ['seiten', ...detailTypes]

type Next = { item: string; rank: Rank }
type Work = { reader: AnswerReader; index: SnapshotIndex; signal: AbortSignal }

/** Keeps the snapshot as long as its process holds the lease (decision 0047). */
export class SnapshotKeeper {
  readonly #options: WarmUpOptions
  readonly #touched: TouchedTags
  readonly #queue: WarmQueue
  /** Answers that pages in the menus are made of. */
  #near: ReadonlySet<string> = new Set()
  #state: WarmState = {
    id: 0,
    day: '',
    newest: null,
    owed: [],
    isSitemapDue: false,
    isWhole: false,
  }
  #sitemapAt = performance.now()
  #written = ''

  constructor(options: WarmUpOptions, touched: TouchedTags) {
    this.#options = options
    this.#touched = touched
    this.#queue = new WarmQueue(options.times)
  }

  /** Reads what was touched until the signal ends it. */
  async keep(signal: AbortSignal): Promise<void> {
    const { answers, isBusy, snapshot, times } = this.#options
    const isNotTheTime = () => isBusy() || answers.isShut()
    const lane = new BackgroundLane({ isBusy: isNotTheTime, signal, times: times.lane })
    const reader = answers.reader(lane)
    const index = await snapshot.openIndex()
    await this.#resume()
    while (!signal.aborted) {
      await this.#planTouched(index)
      const next = this.#queue.next(performance.now())
      if (next) await this.#readNext(next, { reader, index, signal })
      else await this.#idle(signal)
    }
    snapshot.closeIndex()
  }

  /** Midnight may have passed while no process was there to notice it. */
  async #resume(): Promise<void> {
    const { snapshot, today } = this.#options
    const state = await readWarmState(snapshot.folder)
    if (!state?.isWhole || state.day !== today()) this.#touched.all()
    if (!state) return
    this.#state = state
    for (const item of state.owed) this.#queue.add(item, 2)
  }

  async #planTouched(index: SnapshotIndex): Promise<void> {
    const { snapshot, times } = this.#options
    const touched = this.#touched.take(times.quiet)
    if (touched === null) return
    await snapshot.takeUnlisted()
    if (touched.isEverything) await this.#planEverything(index)
    else this.#planTags(touched, index)
  }

  async #planEverything(index: SnapshotIndex): Promise<void> {
    this.#state.isWhole = false
    this.#state.day = this.#options.today()
    await this.#write()
    this.#queue.add('menus', 0)
    for (const key of index.all()) this.#planKey(key, index)
    this.#queue.add('sitemap', 2)
  }

  #planTags({ tags }: Touched, index: SnapshotIndex): void {
    if (tags.has('menu')) this.#queue.add('menus', 0)
    for (const key of index.withTags(tags)) this.#planKey(key, index)
    if (hasAddress.some((type) => tags.has(type))) this.#queue.add('changed', 1)
  }

  /** What only visitors' own questions led to, long ago, is not read again but taken out. */
  #planKey(key: string, index: SnapshotIndex): void {
    const { answers, snapshot } = this.#options
    if (callOfKey(key)?.name === 'sitemap') this.#state.isSitemapDue = true
    else if (index.isReached(key) || answers.wasAsked(key)) this.#queue.add(key, this.#rankOf(key))
    else void snapshot.remove(key)
  }

  #rankOf(key: string): Rank {
    if (this.#options.answers.wasAsked(key)) return 0
    return this.#near.has(key) ? 1 : 2
  }

  async #readNext({ item, rank }: Next, work: Work): Promise<void> {
    const { report } = this.#options
    const task = tasks.find((name) => name === item)
    try {
      const isDone = task ? await this.#doTask(task, work) : await this.#readKey(item, rank, work)
      if (isDone) this.#queue.succeeded(item)
      else this.#queue.failed(item, rank, performance.now())
    } catch (error) {
      if (work.signal.aborted) return
      report('the warm-up could not read', { item, error })
      this.#queue.failed(item, rank, performance.now())
    }
    await new Promise(setImmediate)
  }

  /** False when the answer is older than it should be. */
  async #readKey(key: string, rank: Rank, { reader, index }: Work): Promise<boolean> {
    const { isCurrent, leadsTo } = await warmAnswer(reader, this.#options.snapshot, key)
    for (const { path } of leadsTo) if (!index.has(path)) this.#queue.add(path, rank)
    return isCurrent
  }

  async #doTask(task: Task, { reader, index }: Work): Promise<true> {
    const { newest } = this.#state
    if (task === 'menus') this.#near = await keysInMenus(reader, this.#options.snapshot)
    else if (task === 'changed' && newest !== null)
      this.#planPaths(await readChangedPaths(reader, newest), index)
    else {
      this.#planPaths(await readAllPaths(reader), index)
      this.#state.isSitemapDue = false
      this.#sitemapAt = performance.now()
    }
    return true
  }

  /** Addresses that are new; those that are known have tags. */
  #planPaths({ paths, newest }: PublicPaths, index: SnapshotIndex): void {
    const keys = paths.map(routeKey).filter((key) => !index.has(key))
    for (const key of keys) this.#queue.add(key, this.#rankOf(key))
    this.#state.newest = newest ?? this.#state.newest
  }

  async #idle(signal: AbortSignal): Promise<void> {
    const { times } = this.#options
    const isOld = performance.now() - this.#sitemapAt > times.sitemap
    if (this.#state.isSitemapDue && isOld) this.#queue.add('sitemap', 2)
    else {
      if (this.#touched.isEmpty()) await this.#writeWhole()
      await abortableSleep(times.look, signal)
    }
  }

  /** All that was touched so far has been read: whoever starts next begins here. */
  async #writeWhole(): Promise<void> {
    const id = this.#options.seen()
    if (id === null) return
    await this.#options.snapshot.allSaved()
    this.#state = { ...this.#state, id, owed: this.#queue.owed(), isWhole: true }
    await this.#write()
  }

  async #write(): Promise<void> {
    const { snapshot, report } = this.#options
    const text = JSON.stringify(this.#state)
    if (text === this.#written) return
    this.#written = text
    await writeWarmState(snapshot.folder, this.#state, report)
  }
}
