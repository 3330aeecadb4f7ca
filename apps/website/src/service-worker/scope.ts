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

/** A message that is shown, as far as it is read. */
type Words = Pick<Notification, 'body' | 'title'>

/** How one is shown; with `renotify` it rings although it takes the place of another. */
type Options = NotificationOptions & { renotify: boolean }

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
    getNotifications: (of: { tag: string }) => Promise<readonly Words[]>
    showNotification: (title: string, options: Options) => Promise<void>
  }
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'push', listener: (event: PushEvent) => void): void
    (type: 'pushsubscriptionchange', listener: (event: MovedEvent) => void): void
    (type: 'notificationclick', listener: (event: ClickEvent) => void): void
  }
}
