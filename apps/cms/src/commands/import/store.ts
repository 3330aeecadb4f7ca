import { type CollectionSlug, createLocalReq, type FlattenedField, type Payload } from 'payload'
import { asSystem } from '../../platform/as-system.ts'
import { type PreparedUpload, preparedUploads } from '../../platform/media/index.ts'
import { isRecord, recordOf, type Values } from '../../platform/record.ts'
import type { Lookup } from './from-wire.ts'
import { Imported } from './imported.ts'
import { targetsOf } from './targets.ts'

type Write = { data: object; locale: 'de' | 'en'; upload?: PreparedUpload }
type Call = { data: object; locale: 'de' | 'en'; req: object; collection: CollectionSlug }

/** Payload as the import writes: any collection, whatever its own type. */
type Writer = {
  create(one: Call & { file?: PreparedUpload['file'] }): Promise<unknown>
  update(one: Call & { id: string; file?: PreparedUpload['file'] }): Promise<unknown>
}

/** How the import reads and writes. */
/** What an entry may be named by where the wire gives no number. */
const titles = ['titel', 'rubrik']

/** Where imported documents go and are found again. */
export class Store {
  readonly payload: Payload
  /** What came with an import, and may be written by one. */
  readonly imported: Imported
  readonly #writer: Writer
  readonly #entries = new Map<string, string>()
  readonly #titles = new Map<string, string>()
  readonly #files = new Map<string, string>()
  readonly #pages = new Map<string, string>()
  /** What has the number of another entry of the source. */
  readonly #foreign = new Set<string>()

  constructor(payload: Payload, overwritten: ReadonlySet<string> = new Set()) {
    this.payload = payload
    this.imported = new Imported(payload, overwritten)
    this.#writer = payload
  }

  /** The type as a collection of ours; null when there is none. */
  typeOf(name: string): CollectionSlug | null {
    const found = this.payload.config.collections.find(({ slug }) => slug === name)
    return found?.slug ?? null
  }

  fieldsOf(type: CollectionSlug): FlattenedField[] {
    return this.payload.collections[type].config.flattenedFields
  }

  /** True where the entries of a type are counted. */
  counts(type: CollectionSlug): boolean {
    return this.fieldsOf(type).some(({ name }) => name === 'nummer')
  }

  /** Types in an order in which what others refer to comes before them, as far as there is one. */
  inOrder<Named extends { type: CollectionSlug }>(types: readonly Named[]): Named[] {
    const ordered = new Set<Named>()
    const begun = new Set<Named>()
    const add = (one: Named) => {
      if (begun.has(one)) return
      begun.add(one)
      const targets = targetsOf(this.fieldsOf(one.type))
      for (const other of types) if (targets.has(other.type)) add(other)
      ordered.add(one)
    }
    for (const one of types) add(one)
    return [...ordered]
  }

  /** Remembers the number of everything that is there already. */
  async learn(types: readonly CollectionSlug[]): Promise<void> {
    await this.imported.learn()
    for (const type of types) {
      const names = this.fieldsOf(type).map(({ name }) => name)
      const wanted = ['nummer', ...titles].filter((name) => names.includes(name))
      const { docs } = await this.payload.find({
        collection: type,
        pagination: false,
        limit: 0,
        locale: 'de',
        select: Object.fromEntries(wanted.map((name) => [name, true])),
        ...asSystem,
      })
      for (const doc of docs) {
        const { id, nummer }: { id: unknown; nummer?: unknown } = doc
        if (typeof nummer === 'number') this.know(type, nummer, String(id))
        this.#nameOf(type, doc, String(id))
      }
    }
  }

  #nameOf(type: string, doc: object, id: string): void {
    const { titel, rubrik }: { titel?: unknown; rubrik?: unknown } = doc
    const title = titel ?? rubrik
    if (typeof title === 'string') this.#titles.set(`${type} ${title}`, id)
  }

  know(type: string, nummer: number, id: string): void {
    this.#entries.set(`${type} ${nummer}`, id)
  }

  knowFile(url: string, id: string): void {
    this.#files.set(url, id)
  }

  knowPage(path: string, id: string): void {
    this.#pages.set(path, id)
  }

  readonly lookup: Lookup = {
    entry: (type, nummer) =>
      this.#foreign.has(`${type}:${nummer}`) ? null : this.#idOf(type, nummer),
    titled: (type, title) => this.#titles.get(`${type} ${title}`) ?? null,
    file: (url) => this.#files.get(url) ?? null,
    pageAt: (path) => this.#pages.get(path) ?? null,
  }

  #idOf(type: string, nummer: number): string | null {
    return this.#entries.get(`${type} ${nummer}`) ?? null
  }

  /** True where an entry of ours has the number, whoever made it. */
  has(type: string, nummer: number): boolean {
    return this.#idOf(type, nummer) !== null
  }

  /** When an entry of ours was saved last; what is drafted for it counts only with `draft`. */
  async savedAt(type: CollectionSlug, nummer: number, { draft = false } = {}): Promise<unknown> {
    const id = this.#idOf(type, nummer)
    if (id === null) return null
    const select = { updatedAt: true } as const
    const options = { collection: type, id, draft, select, ...asSystem }
    const doc: object = await this.payload.findByID(options)
    return recordOf(doc).updatedAt
  }

  /** Remembers that an entry, as it was saved then, says what the source says of its number. */
  async settle(type: CollectionSlug, nummer: number, savedAt: unknown): Promise<void> {
    await this.imported.keep({ name: `${type}:${nummer}`, savedAt })
  }

  /** Nothing of the source refers to an entry that only has the number of one of its own. */
  disown(type: CollectionSlug, nummer: number): void {
    const name = `${type}:${nummer}`
    if (!this.imported.has(name)) this.#foreign.add(name)
  }

  /** Throws where somebody here made the entry, or changed it since the last import. */
  async #refuseChanged(type: CollectionSlug, nummer: number): Promise<void> {
    this.disown(type, nummer)
    const savedAt = await this.savedAt(type, nummer, { draft: true })
    this.imported.refuseChanged({ name: `${type}:${nummer}`, savedAt })
  }

  /** The stored document in German; empty when there is none. */
  async stored(type: CollectionSlug, nummer: number): Promise<Values> {
    const id = this.#idOf(type, nummer)
    if (id === null) return {}
    const doc: unknown = await this.payload.findByID({
      collection: type,
      id,
      locale: 'de',
      fallbackLocale: false,
      ...asSystem,
    })
    return isRecord(doc) ? doc : {}
  }

  /**
   * Creates or changes a document by its number; answers it as it is stored. Throws where it was
   * made or changed here since the last import.
   */
  async write(
    type: CollectionSlug,
    nummer: number,
    { data, locale, upload }: Write,
  ): Promise<unknown> {
    const id = this.#idOf(type, nummer)
    if (id !== null) await this.#refuseChanged(type, nummer)
    // The job worker looks through everything each night; the log would only say «import» a thousand times.
    const req = await createLocalReq({ context: { isInHurry: true } }, this.payload)
    if (upload) preparedUploads.set(req, upload)
    const file = upload ? { file: upload.file } : {}
    const call = { ...asSystem, ...file, collection: type, locale, req, data: { ...data, nummer } }
    const saved = await (id === null
      ? this.#writer.create(call)
      : this.#writer.update({ ...call, id }))
    const { id: own, updatedAt } = recordOf(saved)
    this.know(type, nummer, String(own))
    if (id === null && locale === 'de') this.#nameOf(type, data, String(own))
    await this.settle(type, nummer, updatedAt)
    return saved
  }
}
