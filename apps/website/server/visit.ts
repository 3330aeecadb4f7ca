import type { Geraet } from '@kurstadt/contract/besuche'
import type { RequestHead } from './request-head.ts'

/** Headers that a visit is told from. */
export type VisitHead = Pick<
  RequestHead,
  'doNotTrack' | 'globalPrivacyControl' | 'host' | 'referer' | 'uaMobile' | 'userAgent'
>

/** Programs that say so themselves; those that pose as people are counted as people. */
const robot =
  /bot|crawl|spider|slurp|fetch|scan|monitor|preview|lighthouse|curl|wget|python|java\/|http-client/i
const tablet = /ipad|tablet|kindle|silk|playbook|android(?!.*mobile)/i
const telephone = /mobi|iphone|ipod/i

/** True for somebody who has asked not to be counted. */
export const isUnwilling = ({ doNotTrack, globalPrivacyControl }: VisitHead): boolean =>
  doNotTrack === '1' || globalPrivacyControl === '1'

/** The class of a device; null for a robot. Newer iPads pose as computers, and are counted as that. */
export function deviceOf({
  uaMobile,
  userAgent,
}: Pick<VisitHead, 'uaMobile' | 'userAgent'>): Geraet | null {
  if (userAgent === '' || robot.test(userAgent)) return null
  if (uaMobile === '?1') return 'telefon'
  if (tablet.test(userAgent)) return 'tablet'
  return telephone.test(userAgent) ? 'telefon' : 'computer'
}

/** True for whoever comes from a page of ours; without taking the address apart. */
export function isInner({ host, referer }: VisitHead): boolean {
  const start = referer.charCodeAt(4) === 115 ? 8 : 7
  return (
    referer.length > start &&
    referer.startsWith(host, start) &&
    referer[start + host.length] === '/'
  )
}

/** Where somebody comes from: a page of ours, the host of another site, or nobody knows. */
export type Origin = { kind: 'inner'; path: string } | { kind: 'outer'; host: string }

const longestHost = 100

/** Only the host of another site: the address there may say whose it is. */
export function originOf({ host, referer }: VisitHead): Origin {
  const url = URL.canParse(referer) ? new URL(referer) : null
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.username === ''
  if (!isPlain) return { kind: 'outer', host: '' }
  if (url.host === host.toLowerCase()) return { kind: 'inner', path: url.pathname }
  return { kind: 'outer', host: url.hostname.slice(0, longestHost) }
}
