/** A request on its way from a page to the network. */
export type FetchEvent = {
  request: Request
  clientId: string
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
  waitUntil: (work: Promise<unknown>) => void
}

type Lasting = Pick<FetchEvent, 'waitUntil'>
type Client = { navigate?: (url: string) => Promise<unknown> }

/** What a service worker is given by the browser, as far as ours uses it. */
export type WorkerScope = {
  location: Pick<Location, 'origin'>
  caches: CacheStorage
  fetch: typeof fetch
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<Client | undefined> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
  }
}
