import { type CollectionSlug, createLocalReq, type FlattenedField, type Payload } from 'payload'
import { asSystem } from '../../platform/as-system.ts'
import { type PreparedUpload, preparedUploads } from '../../platform/media/index.ts'
import { isRecord, type Values } from '../../platform/record.ts'
import type { Lookup } from './from-wire.ts'
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
  readonly #writer: Writer
  readonly #entries = new Map<string, string>()
  readonly #titles = new Map<string, string>()
  readonly #files = new Map<string, string>()
  readonly #pages = new Map<string, string>()

  constructor(payload: Payload) {
    this.payload = payload
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
    entry: (type, nummer) => this.#entries.get(`${type} ${nummer}`) ?? null,
    titled: (type, title) => this.#titles.get(`${type} ${title}`) ?? null,
    file: (url) => this.#files.get(url) ?? null,
    pageAt: (path) => this.#pages.get(path) ?? null,
  }

  /** The stored document in German; empty when there is none. */
  async stored(type: CollectionSlug, nummer: number): Promise<Values> {
    const id = this.lookup.entry(type, nummer)
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

  /** Creates or changes a document by its number; answers it as it is stored. */
  async write(
    type: CollectionSlug,
    nummer: number,
    { data, locale, upload }: Write,
  ): Promise<unknown> {
    const id = this.lookup.entry(type, nummer)
    // The job worker looks through everything each night; the log would only say «import» a thousand times.
    const req = await createLocalReq({ context: { isInHurry: true } }, this.payload)
    if (upload) preparedUploads.set(req, upload)
    const file = upload ? { file: upload.file } : {}
    const call = { ...asSystem, ...file, collection: type, locale, req, data: { ...data, nummer } }
    if (id !== null) return this.#writer.update({ ...call, id })
    const made = await this.#writer.create(call)
    const own = isRecord(made) ? String(made.id) : ''
    this.know(type, nummer, own)
    if (locale === 'de') this.#nameOf(type, data, own)
    return made
  }
}
