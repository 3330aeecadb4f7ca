import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import type { Lookup, Values } from './from-wire.ts'
import { isRecord } from './from-wire.ts'

/** Payload as the import writes: any collection, whatever its own type. */
type Writer = {
  create(one: Write & { collection: CollectionSlug }): Promise<unknown>
  update(one: Write & { collection: CollectionSlug; id: string }): Promise<unknown>
}
type Write = {
  data: object
  locale: 'de' | 'en'
  depth: number
  overrideAccess: boolean
  file?: { name: string; data: Buffer; mimetype: string; size: number }
}

const plain = { depth: 0, overrideAccess: true } as const

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

  /** Remembers the number of everything that is there already. */
  async learn(types: readonly CollectionSlug[]): Promise<void> {
    for (const type of types) {
      const { docs } = await this.payload.find({
        collection: type,
        pagination: false,
        limit: 0,
        ...plain,
      })
      for (const doc of docs) {
        const { id, nummer }: { id: unknown; nummer?: unknown } = doc
        if (typeof nummer === 'number') this.know(type, nummer, String(id))
        this.#nameOf(type, doc, String(id))
      }
    }
  }

  #nameOf(type: string, doc: object, id: string): void {
    const { titel, rubrik }: { id?: unknown; titel?: unknown; rubrik?: unknown } = doc
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
      ...plain,
    })
    return isRecord(doc) ? doc : {}
  }

  /** Creates or changes a document by its number; answers its id. */
  async write(
    type: CollectionSlug,
    nummer: number,
    { data, locale, file }: Pick<Write, 'data' | 'locale' | 'file'>,
  ): Promise<string> {
    const id = this.lookup.entry(type, nummer)
    const change = { ...plain, locale, data: { ...data, nummer }, ...(file ? { file } : {}) }
    if (id !== null) {
      await this.#writer.update({ ...change, collection: type, id })
      return id
    }
    const made = await this.#writer.create({ ...change, collection: type })
    const own = isRecord(made) ? String(made.id) : ''
    this.know(type, nummer, own)
    if (locale === 'de') this.#nameOf(type, data, own)
    return own
  }
}
