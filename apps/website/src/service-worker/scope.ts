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

/** A page of this site that is open in a window. */
type Page = { url: string; focus: () => Promise<unknown> }

/** A message that a push service has brought. */
export type PushEvent = Lasting & { data: { text: () => string } | null }

/** A browser has given up the address of this device, and may have made another one. */
export type MovedEvent = Lasting & {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

/** A click on a message that is shown. */
export type ClickEvent = Lasting & {
  notification: { close: () => void; data: unknown }
}

/** What a service worker is given by the browser, as far as ours uses it. */
export type WorkerScope = {
  location: Pick<Location, 'origin'>
  caches: CacheStorage
  fetch: typeof fetch
  clients: {
    claim: () => Promise<void>
    get: (id: string) => Promise<Client | undefined>
    matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Page[]>
    openWindow: (url: string) => Promise<unknown>
  }
  registration: {
    navigationPreload?: { enable: () => Promise<void> }
    pushManager: Pick<PushManager, 'subscribe'>
    showNotification: (title: string, options: NotificationOptions) => Promise<void>
  }
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'push', listener: (event: PushEvent) => void): void
    (type: 'pushsubscriptionchange', listener: (event: MovedEvent) => void): void
    (type: 'notificationclick', listener: (event: ClickEvent) => void): void
  }
}
