import { mayAsk } from '../../../platform/outgoing/index.ts'

/** Push services of the known browsers: Chromium, Firefox, Safari; Edge has one for each region. */
const services: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
]
const families: readonly string[] = ['.push.apple.com', '.notify.windows.com']

/** Who may be asked besides, and whether in a private network. */
export type PushSettings = { hosts: readonly string[]; isPrivateAllowed: boolean }

function isService(hostname: string, { hosts }: PushSettings): boolean {
  if (services.includes(hostname) || hosts.includes(hostname)) return true
  return families.some((end) => hostname.endsWith(end) && hostname.length > end.length)
}

/**
 * True for an address that push messages may be sent to: a browser names it, and so may anybody who
 * would like our server to knock at a door of theirs (T70).
 */
export function mayPush(url: string, settings: PushSettings): boolean {
  if (!URL.canParse(url)) return false
  const { hostname } = new URL(url)
  const hosts = isService(hostname, settings) ? [hostname] : []
  return mayAsk({ url, hosts, isPrivateAllowed: settings.isPrivateAllowed })
}
