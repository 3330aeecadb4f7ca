import { countedPath } from '../../lib/index.ts'

/** Where to send it: address of the folder, and the number of the website there. */
export type Receiver = { url: string; site: string }

/** Milliseconds after which nobody waits any more (fault F32). */
const longest = 1_000

/** Address of this page without query and hash; null for one that may hold something of a person. */
function addressHere(): string | null {
  const path = countedPath(location.pathname)
  return path === null ? null : location.origin + path
}

/** Only the other website somebody comes from: the address there may say whose it is. */
function comesFrom(): Record<string, string> {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  return from === null || from.host === location.host ? {} : { urlref: `${from.origin}/` }
}

/**
 * Tells Matomo by its HTTP tracking API (version 1), of which these few fields are all that is needed:
 * without cookies, without an identifier, without anything that was typed. Nobody waits for it, and a
 * visit that is not counted is no fault.
 */
function track({ site, url }: Receiver, what: Record<string, string>): void {
  const address = addressHere()
  if (address === null) return
  const body = new URLSearchParams({
    idsite: site,
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: address,
    ...comesFrom(),
    ...what,
  })
  fetch(new URL('matomo.php', url), {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    signal: AbortSignal.timeout(longest),
    body,
  }).catch(() => undefined)
}

/** This page was looked at. */
export const sendPageView = (to: Receiver): void => track(to, {})

/** Something was done on this page: an event of a category, with one word about it. */
export const sendEvent = (to: Receiver, category: string, action: string): void =>
  track(to, { ca: '1', e_c: category, e_a: action })
