import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { createGate } from '../lib/index.ts'
import { describe, type Report } from './report.server.ts'

const savedAnswer = z.object({
  key: z.string(),
  tags: z.array(z.string()),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  body: z.unknown(),
})

const savedText = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(savedAnswer)

/** An answer as it lies on disk; whoever reads it parses `body` with the contract again. */
export type SavedAnswer = z.infer<typeof savedAnswer>

const leftoverAgeMs = 60_000
const rememberedDigests = 20_000

/**
 * The last good answers on disk, for a start while the content API is away (architecture, section 2).
 * Files are written whole under another name and then renamed, so several workers may share the
 * folder and a broken one is never read (F08, F09).
 */
export class Snapshot {
  readonly #folder: string
  readonly #report: Report
  readonly #writes = createGate({ concurrent: 2, waiting: 10_000 })
  readonly #written = new Map<string, string>()

  constructor(options: { dir: string; version: string; report: Report }) {
    this.#folder = join(options.dir, options.version)
    this.#report = options.report
  }

  /** Writes an answer unless it is there already; a full disk is reported and otherwise ignored. */
  async save(key: string, tags: readonly string[], text: string): Promise<void> {
    const digest = createHash('sha256').update(tags.join()).update(text).digest('base64')
    if (this.#written.get(key) === digest) return
    const head = JSON.stringify({ key, tags, savedAt: Date.now() })
    try {
      await this.#writes.run(() => this.#write(key, `${head.slice(0, -1)},"body":${text}}`))
      if (this.#written.size > rememberedDigests) this.#written.clear()
      this.#written.set(key, digest)
    } catch (error) {
      this.#report('the snapshot cannot be written', { error: describe(error) })
    }
  }

  /** The saved answer, or null when there is none that can be read. */
  load(key: string): Promise<SavedAnswer | null> {
    return readSaved(this.#fileOf(key), key)
  }

  /** Forgets an answer, so that what was taken back does not return. */
  async remove(key: string): Promise<void> {
    this.#written.delete(key)
    await this.#removeFile(this.#fileOf(key))
  }

  /** Removes half-written files and the answers that `isOutdated` names. */
  async sweep(isOutdated: (saved: SavedAnswer) => boolean): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const file = join(this.#folder, name)
      if (name.endsWith('.tmp')) await this.#sweepLeftover(file)
      else await this.#sweepAnswer(file, isOutdated)
    }
  }

  #fileOf(key: string): string {
    return join(this.#folder, `${createHash('sha256').update(key).digest('hex')}.json`)
  }

  async #write(key: string, content: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
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

  async #sweepAnswer(file: string, isOutdated: (saved: SavedAnswer) => boolean): Promise<void> {
    const saved = await readSaved(file, null)
    if (saved && !isOutdated(saved)) return
    if (saved) this.#written.delete(saved.key)
    await this.#removeFile(file)
  }

  async #removeFile(file: string): Promise<void> {
    await rm(file, { force: true }).catch((error: unknown) => {
      this.#report('a snapshot file cannot be removed', { error: describe(error) })
    })
  }
}

/** Absent or broken is the same: as if it had never been saved. */
async function readSaved(file: string, key: string | null): Promise<SavedAnswer | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  const saved = savedText.safeParse(text)
  return saved.success && (key === null || saved.data.key === key) ? saved.data : null
}
