import { isGoodOfflinePage, mayBeKept } from './rules.ts'

/** Caches as the worker gets them; a test gives its own. */
export type Stores = {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  fetch: typeof fetch
  /** Of the build: each has stores of its own. */
  version: string
  now: () => number
}

const ours = 'kurstadt-'
const offlinePages = ['/offline/de', '/offline/en']
/** More files than two builds have; the oldest goes first. */
const mostFiles = 120
/** So long an offline page counts as just seen, in milliseconds. */
const freshFor = 3_600_000

const nameOf = (version: string) => `${ours}${version}`

/** Fetches the offline pages; fails when one cannot be had, so that no half worker is installed. */
export async function fillStore({ caches, fetch, version }: Stores): Promise<void> {
  const store = await caches.open(nameOf(version))
  await Promise.all(
    offlinePages.map(async (path) => {
      const answer = await fetch(path, { cache: 'no-cache' })
      if (!isGoodOfflinePage(answer)) throw new Error(`${path} answered ${answer.status}`)
      await store.put(path, answer)
    }),
  )
}

/** Removes what other versions kept: the browser calls when none of their pages is open any more. */
export async function removeOldStores({ caches, version }: Stores): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(ours) && name !== nameOf(version))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A file of a build: as kept, else from the network, and then kept. */
export async function fileFor(request: Request, stores: Stores): Promise<Response> {
  const store = await stores.caches.open(nameOf(stores.version))
  const kept = await store.match(request)
  if (kept) return kept
  const answer = await stores.fetch(request)
  if (mayBeKept(answer)) await keep(store, request, answer.clone())
  return answer
}

/** A full disk keeps nobody from seeing the page. */
async function keep(store: Cache, request: Request, answer: Response): Promise<void> {
  await store.put(request, answer).catch(() => null)
  const files = (await store.keys()).filter(({ url }) => !isOfflinePage(url))
  await Promise.all(files.slice(0, -mostFiles).map((file) => store.delete(file)))
}

const isOfflinePage = (url: string) => offlinePages.includes(new URL(url).pathname)

/** The kept page without a connection, or null when a browser threw it away. */
export async function offlinePage(path: string, stores: Stores): Promise<Response | null> {
  const store = await stores.caches.open(nameOf(stores.version))
  return (await store.match(path)) ?? null
}

/** Fetches an offline page again when it is not of this hour; the kept one stays if that fails. */
export async function refreshOfflinePage(path: string, stores: Stores): Promise<void> {
  const store = await stores.caches.open(nameOf(stores.version))
  const kept = await store.match(path)
  const seenAt = Date.parse(kept?.headers.get('date') ?? '')
  if (stores.now() - seenAt < freshFor) return
  const answer = await stores.fetch(path, { cache: 'no-cache' }).catch(() => null)
  if (answer && isGoodOfflinePage(answer)) await store.put(path, answer)
}
