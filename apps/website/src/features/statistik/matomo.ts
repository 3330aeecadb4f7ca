import { createContext, use } from 'react'
import type { RenderFacts } from '../../content/index.ts'

/** A Matomo that counts the visits of those who allow it; its address ends with a slash. */
export type Matomo = { url: string; site: number }

type MatomoEnv = { MATOMO_URL?: string | undefined; MATOMO_SITE?: number | undefined }

/** The one that the environment names; null for none. */
export function matomoOf({ MATOMO_SITE: site, MATOMO_URL: url }: MatomoEnv): Matomo | null {
  return url === undefined || site === undefined ? null : { url, site }
}

/** The one of this installation; null where nobody is asked, as on pages that are made for one person. */
export const MatomoContext = createContext<Matomo | null>(null)

/** The same, for a view. */
export const useMatomo = (): Matomo | null => use(MatomoContext)

/** Lets a page speak to it; before somebody allows that nothing is sent. */
export function allowMatomo(
  { statisticsSources }: Pick<RenderFacts, 'statisticsSources'>,
  matomo: Matomo | null,
): void {
  if (matomo !== null) statisticsSources.add(new URL(matomo.url).origin)
}
