import type { Einstellungen } from '@kurstadt/contract'
import { secureOrigin } from '../lib/index.ts'
import type { Shell } from './page.ts'

/**
 * What a route tells the server about the answer it made. Private is the default: only the
 * route of pages sets `isCacheable`, and the page cache asks for it (reliability rule 9).
 */
export type RenderFacts = {
  tags: Set<string>
  isStale: boolean
  isPrivate: boolean
  isCacheable: boolean
  /** It shows a search that has found nothing. */
  findsNothing: boolean
  /** When it changes by itself (milliseconds since 1970); null: not before something is published. */
  holdsUntil: number | null
  /** The town's settings that it was made with; null where none were read. */
  einstellungen: Einstellungen | null
  /** Origins beside our own that the page's forms may post to (spec 7). */
  formTargets: Set<string>
  /** Sources of frames: `'self'`, and origins that may be framed after a click (decisions, 7 embeds). */
  frameSources: Set<string>
  /** Origins of a shopping-cart service, which may be loaded after a click (spec 7). */
  cartSources: Set<string>
  /** Origins of another house's map, which may be asked after a click. */
  mapSources: Set<string>
  /** Origin of the service that counts visits of those who allow it. */
  statisticsSources: Set<string>
  /** Sources of workers beside our own files: `blob:` on pages with a moving map. */
  workerSources: Set<string>
  /** Origins that may show this page in a frame: a preview's is the back office. */
  frameAncestors: Set<string>
  /**
   * Random for each rendering: what our documents say inline is marked with it, so that the server
   * can tell it from injected scripts. Only the hashes of marked scripts reach the
   * `Content-Security-Policy`; the mark itself is taken out (T44).
   */
  scriptMark: string
}

/** Facts of a request that nothing is known of yet. */
export function newRenderFacts(scriptMark: string): RenderFacts {
  return {
    tags: new Set(),
    isStale: false,
    isPrivate: false,
    isCacheable: false,
    findsNothing: false,
    holdsUntil: null,
    einstellungen: null,
    formTargets: new Set(),
    frameSources: new Set(),
    cartSources: new Set(),
    mapSources: new Set(),
    statisticsSources: new Set(),
    workerSources: new Set(),
    frameAncestors: new Set(),
    scriptMark,
  }
}

/** Tags of what stands around a page, for pages whose own answers do not name them. */
export const shellTags = ['menu', 'einstellungen', 'hinweise']

/**
 * Says what the surroundings of a page mean for its answer. Its forms may post to their providers:
 * this holds for every page of the site, not only for those that show the form, because in the
 * browser one leads to the other without a new policy. It holds no longer than its alerts, and is as
 * old as its oldest part.
 */
export function setShellFacts(facts: RenderFacts, shell: Shell): void {
  const { newsletter, einstellungen, hinweise } = shell
  if (newsletter) facts.formTargets.add(newsletter.origin)
  const portal = secureOrigin(einstellungen?.portal?.url ?? '')
  if (portal) facts.formTargets.add(portal)
  if (hinweise.bis !== null) facts.holdsUntil = Date.parse(hinweise.bis)
  facts.isStale ||= shell.isStale
  facts.einstellungen = einstellungen
}

/** Says until when (milliseconds since 1970) something on a page holds; the earliest counts. */
export function holdNoLonger(facts: RenderFacts, until: number | null): void {
  if (until !== null) facts.holdsUntil = Math.min(until, facts.holdsUntil ?? until)
}
