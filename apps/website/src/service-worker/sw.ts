import { pathOf, show } from './messages.ts'
import { move } from './moved.ts'
import { offlinePageFor, planFor } from './rules.ts'
import type { ClickEvent, FetchEvent, WorkerScope } from './scope.ts'
import {
  fileFor,
  fillStore,
  offlinePage,
  refreshOfflinePage,
  removeOldStores,
  type Stores,
} from './stores.ts'

// Spec 4, service worker: `/sw.js` with scope `/`. It keeps the files of the build and the page
// without a connection, and no other page at all: an old notice or a private page is worse than an
// honest sentence (reliability T85). It shows the messages that somebody has asked for. It never takes over from a page that is open: no skipWaiting.

declare const self: WorkerScope

const stores: Stores = {
  caches: self.caches,
  fetch: (...of) => self.fetch(...of),
  // Filled in by build-plugins/service-worker.ts.
  version: '__BUILD__',
  now: Date.now,
}

async function page(event: FetchEvent): Promise<Response> {
  const { request } = event
  const path = offlinePageFor(request.url)
  try {
    const answer = (await event.preloadResponse) ?? (await self.fetch(request))
    event.waitUntil(refreshOfflinePage(path, stores))
    return answer
  } catch (error) {
    const kept = await offlinePage(path, stores)
    if (kept) return kept
    throw error
  }
}

/** Shows the page of a message: in the window that has it, else in a new one. */
async function open({ notification }: ClickEvent): Promise<void> {
  notification.close()
  const { origin } = self.location
  const url = new URL(pathOf(notification.data, origin), origin).href
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = pages.find((one) => one.url === url)
  await (shown ? shown.focus() : self.clients.openWindow(url))
}

async function activate(): Promise<void> {
  await removeOldStores(stores)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('install', (event) => event.waitUntil(fillStore(stores)))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const plan = planFor(event.request, self.location.origin)
  if (plan === 'keep') event.respondWith(fileFor(event.request, stores))
  else if (plan === 'page') event.respondWith(page(event))
})
self.addEventListener('push', (event) => event.waitUntil(show(event, self)))
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(move(event, self)))
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event)))
