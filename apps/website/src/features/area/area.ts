import type { PageTheme } from '@kurstadt/contract'
import { homeOf } from '@kurstadt/contract/area-homes'

/** Theme of the area that a path lies in, also where there is no page (spec 2.4). */
export function themeOfPath(path: string): PageTheme {
  if (/^\/(de|en)\/rossini(\/|$)/.test(path)) return 'rossini'
  const isGuide = /^\/(de\/behoerdenlotse|en\/authorities)(\/|$)/.test(path)
  return isGuide ? 'behoerdenlotse' : 'default'
}

/** Pages of the authority guide: offices and staff, services from A to Z (spec 2.2). */
export const guidePages = {
  de: { offices: homeOf('behoerdenlotse', 'de'), services: '/de/behoerdenlotse/wegweiser/' },
  en: { offices: homeOf('behoerdenlotse', 'en'), services: '/en/authorities/guide/' },
} as const
