import { pushPfade } from '@kurstadt/contract/abo-paths'
import { isKiosk } from '../idle-reset/index.ts'
import type { Chosen } from './chosen.ts'
import { forgetPendingEnd, keepPendingEnd, pendingEnd } from './pending-end.ts'

/** What asking has come to, by the name of its words. */
export type Outcome = 'an' | 'nichts' | 'dienst' | 'weg'

/** Milliseconds for which a service worker may take to be there: one that is blocked never is. */
const timeout = 10_000

/** … and the site for its answer. */
const longestAnswer = 20_000

/** True for a browser that knows messages at all, and is somebody's: a kiosk is nobody's. */
export const knowsPush = (): boolean =>
  !isKiosk() && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The service worker of this site, once it is there. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('there is no service worker')), timeout),
  )
  return Promise.race([navigator.serviceWorker.ready, late])
}

/** The subscription of this device, if there is one. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function hasKey({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return own.length === key.length && own.every((byte, at) => byte === key[at])
}

/** A subscription under the key of this installation; one under an older key is of no use. */
async function subscribed(schluessel: string): Promise<PushSubscription> {
  const { pushManager } = await worker()
  const applicationServerKey = bytesOf(schluessel)
  const old = await pushManager.getSubscription()
  if (old && hasKey(old, applicationServerKey)) return old
  await old?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

const post = (path: string, body: object) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(longestAnswer),
  })

/** Asks the site for messages of what is chosen. Never throws. */
export async function subscribe(
  schluessel: string,
  sprache: string,
  themen: Chosen,
): Promise<Outcome> {
  try {
    const { endpoint: endpunkt, keys } = (await subscribed(schluessel)).toJSON()
    const geraet = { endpunkt, p256dh: keys?.p256dh, auth: keys?.auth }
    const response = await post(pushPfade.bestellen, { geraet, sprache, themen })
    const body: unknown = await response.json()
    const isObject = typeof body === 'object' && body !== null
    const ergebnis = isObject && 'ergebnis' in body ? body.ergebnis : null
    if (ergebnis === 'angenommen') return 'an'
    return ergebnis === 'nichts' || ergebnis === 'dienst' ? ergebnis : 'weg'
  } catch {
    return 'weg' // said to the visitor, who tries again
  }
}

/** Tells the site that a device wants nothing more; false where it has not heard it. Never throws. */
const reportEnd = (endpunkt: string): Promise<boolean> =>
  post(pushPfade.ende, { endpunkt }).then(
    ({ ok }) => ok,
    () => false,
  )

/** What ending has come to, by the name of its words. */
type Ending = 'beendet' | 'spaeter' | 'weg'

/**
 * Ends all messages of this device: in the browser, so that none can come, and on the site, which
 * otherwise hears of it at the next visit, or from the push service. Never throws.
 */
export async function unsubscribe(): Promise<Ending> {
  try {
    const own = await ownSubscription()
    if (own === null) return 'beendet'
    const telling = reportEnd(own.endpoint)
    if (!(await own.unsubscribe())) return 'weg'
    if (await telling) return 'beendet'
    keepPendingEnd(own.endpoint)
    return 'spaeter'
  } catch {
    return 'weg' // said to the visitor, who tries again
  }
}

/** Tells the site of an end that it has not heard of. Never throws. */
export async function reportPendingEnd(): Promise<void> {
  const endpunkt = pendingEnd()
  if (endpunkt !== null && (await reportEnd(endpunkt))) forgetPendingEnd()
}
