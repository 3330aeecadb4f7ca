import type {
  CollectionSlug,
  DataFromCollectionSlug,
  Payload,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload'
import type { TownContent } from '../../../../../content/shape.ts'
import { daysLater, noon } from '../../platform/time/days.ts'
import type { ToRichText } from './rich-text.ts'

/** What can be named by a key: a collection's entries, or one of the kinds of media. */
type Kind = CollectionSlug | 'bilder' | 'dateien' | 'filme' | 'untertitel'

/** Ids of what has been made so far, by kind and the key it has in the content. */
export type Made = Map<string, string>

/** What every step of filling the database works with. */
export type Seeding = {
  payload: Payload
  req: PayloadRequest
  town: TownContent
  made: Made
  /** Files that have to go again when the database keeps nothing of this run. */
  stored: string[]
  now: Date
  /** Day of seeding as `YYYY-MM-DD`; the content counts from it. */
  today: string
  richText: ToRichText
  report: (step: string, done: number, total: number) => void
  /** Folder in which made pictures are kept for the next empty database; absent: none is kept. */
  pictureDir: string | undefined
}

/** The day that lies `offset` days after the day of seeding, as it is stored. */
export function dayFrom(today: string, offset: number): string {
  return noon(daysLater(today, offset))
}

/** Remembers the id of something that later steps may name. */
export function remember(made: Made, kind: Kind, key: string, id: string): void {
  made.set(`${kind} ${key}`, id)
}

/** Id of something made in an earlier step; a key that nothing has is a mistake in the content. */
export function idOf(made: Made, kind: Kind, key: string): string {
  const id = made.get(`${kind} ${key}`)
  if (id === undefined)
    throw new Error(`The content names «${key}» of ${kind}, which is nowhere made.`)
  return id
}

/** Runs one step over its entries in order and reports each. */
export async function inOrder<Entry>(
  { report }: Seeding,
  step: string,
  entries: readonly Entry[],
  make: (entry: Entry) => Promise<void>,
): Promise<void> {
  for (const [index, entry] of entries.entries()) {
    await make(entry)
    report(step, index + 1, entries.length)
  }
}

/** Payload's update as `publish` uses it; its own type cannot be named for any collection. */
type Translator = {
  update(change: {
    collection: CollectionSlug
    id: number | string
    locale: 'en'
    data: object
    req: PayloadRequest
    depth: number
    overrideAccess: boolean
  }): Promise<unknown>
}

/** Creates a published document in German and adds its English texts. */
export async function publish<Slug extends CollectionSlug>(
  { payload, req }: Seeding,
  collection: Slug,
  german: RequiredDataFromCollectionSlug<Slug>,
  english: Partial<DataFromCollectionSlug<Slug>> | null,
): Promise<string> {
  const shared = { collection, req, depth: 0, overrideAccess: true }
  const { id } = await payload.create({ ...shared, locale: 'de', data: german })
  const translator: Translator = payload
  if (english) await translator.update({ ...shared, id, locale: 'en', data: english })
  return String(id)
}
