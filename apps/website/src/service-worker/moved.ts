import type { MovedEvent, WorkerScope } from './scope.ts'

/** Where the site hears of it (`pushPfade.wechsel`); the service worker is one file and imports nothing. */
export const movedPath = '/api/mitteilungen/wechsel'

type Site = Pick<WorkerScope, 'fetch' | 'registration'>

/** The subscription that a browser has made instead, or one under the same key. */
async function newOne({ newSubscription, oldSubscription }: MovedEvent, { registration }: Site) {
  const key = oldSubscription?.options.applicationServerKey
  if (newSubscription || !key) return newSubscription ?? null
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/**
 * Tells the site that this device is reached at another address: browsers change it by themselves, and
 * whoever asked for messages would wait for ever. Where the old address is not named nothing can be
 * told; the page where messages are chosen then says that there are none.
 */
export async function move(event: MovedEvent, site: Site): Promise<void> {
  const alt = event.oldSubscription?.endpoint
  const subscription = await newOne(event, site)
  if (!(alt && subscription)) return
  const { endpoint: endpunkt, keys } = subscription.toJSON()
  const geraet = { endpunkt, p256dh: keys?.p256dh, auth: keys?.auth }
  await site.fetch(movedPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ alt, geraet }),
  })
}
