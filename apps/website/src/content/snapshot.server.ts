import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createSemaphore } from '../lib/index.ts'
import type { Report } from './report.server.ts'
import { readHead, readSaved, type SavedAnswer } from './saved-answer.server.ts'
import { isRouteKey, SnapshotIndex } from './snapshot-index.server.ts'

const leftoverAgeMs = 60_000
const rememberedDigests = 20_000
const unlisted = 'unlisted'

/**
 * The last good answers on disk, for a start while the content API is away (architecture, section 2).
 * Files are written whole under another name and then renamed, so several workers may share the
 * folder and a broken one is never read (F08, F09).
 */
export class Snapshot {
  readonly #report: Report
  readonly #writes = createSemaphore({ concurrent: 2, waiting: 10_000 })
  readonly #written = new Map<string, string>()
  readonly #saving = new Set<Promise<void>>()
  #index: SnapshotIndex | null = null
  /** Where all who share the snapshot put what is about it and no answer. */
  readonly folder: string

  constructor(options: { dir: string; version: string; report: Report }) {
    this.folder = join(options.dir, options.version)
    this.#report = options.report
  }

  /** Writes an answer unless it is there already; a full disk is reported and otherwise ignored. */
  save(key: string, tags: readonly string[], text: string): Promise<void> {
    // At once: a change that comes while it is being written has to find it.
    this.#index?.put(key, tags, isRouteKey(key) ? JSON.parse(text) : null)
    const saving = this.#save(key, tags, text).finally(() => this.#saving.delete(saving))
    this.#saving.add(saving)
    return saving
  }

  /** Resolves once all that was saved so far lies on the disk. */
  async allSaved(): Promise<void> {
    await Promise.all(this.#saving)
  }

  async #save(key: string, tags: readonly string[], text: string): Promise<void> {
    const digest = createHash('sha256').update(tags.join()).update(text).digest('base64')
    if (this.#written.get(key) === digest) return
    const head = JSON.stringify({ key, tags, savedAt: Date.now() })
    try {
      await this.#writes.run(() => this.#write(key, `${head.slice(0, -1)},"body":${text}}`))
      if (this.#written.size > rememberedDigests) this.#written.clear()
      this.#written.set(key, digest)
      if (!this.#index) await this.#notifyOthers(key)
    } catch (error) {
      this.#report('the snapshot cannot be written', { error })
    }
  }

  /** The saved answer, or null when there is none that can be read. */
  load(key: string): Promise<SavedAnswer | null> {
    return readSaved(this.#fileOf(key), key)
  }

  /** Forgets an answer, so that what was taken back does not return. */
  async remove(key: string): Promise<void> {
    this.#written.delete(key)
    this.#index?.remove(key)
    await this.#removeFile(this.#fileOf(key))
  }

  /** Looks once at all that lies there, and keeps a list of it from then on. */
  async openIndex(): Promise<SnapshotIndex> {
    const index = new SnapshotIndex()
    this.#index = index
    for (const name of await readdir(this.folder).catch(() => [])) {
      const file = join(this.folder, name)
      if (name.endsWith('.tmp')) await this.#sweepLeftover(file)
      else if (name.endsWith('.json')) await this.#listFile(index, file)
    }
    return index
  }

  closeIndex(): void {
    this.#index = null
  }

  /** Lists what others who share the folder have written since. */
  async takeUnlisted(): Promise<void> {
    const folder = join(this.folder, unlisted)
    for (const name of await readdir(folder).catch(() => [])) {
      await this.#removeFile(join(folder, name))
      if (this.#index) await this.#listFile(this.#index, join(this.folder, name), 'again')
    }
  }

  #fileOf(key: string): string {
    return join(this.folder, `${createHash('sha256').update(key).digest('hex')}.json`)
  }

  async #write(key: string, content: string): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    const file = this.#fileOf(key)
    const draft = `${file}.${process.pid}.${randomUUID()}.tmp`
    try {
      await writeFile(draft, content, { flush: true })
      await rename(draft, file)
    } catch (error) {
      await this.#removeFile(draft)
      throw error
    }
  }

  async #sweepLeftover(file: string): Promise<void> {
    const changedAt = await stat(file).then(
      (info) => info.mtimeMs,
      () => Date.now(),
    )
    if (Date.now() - changedAt > leftoverAgeMs) await this.#removeFile(file)
  }

  /** A broken file counts as absent, and so it goes. */
  async #listFile(index: SnapshotIndex, file: string, how?: 'again'): Promise<void> {
    const head = await readHead(file)
    if (head === null) await this.#removeFile(file)
    else if (how === 'again' || !index.has(head.key)) index.put(head.key, head.tags, head.body)
  }

  /** Who keeps no list tells whoever does by an empty file of the same name. */
  async #notifyOthers(key: string): Promise<void> {
    const folder = join(this.folder, unlisted)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, basename(this.#fileOf(key))), '')
  }

  async #removeFile(file: string): Promise<void> {
    await rm(file, { force: true }).catch((error: unknown) => {
      this.#report('a snapshot file cannot be removed', { error })
    })
  }
}
