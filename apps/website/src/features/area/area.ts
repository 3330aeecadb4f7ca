import type { PageTheme, Sprache } from '@kurstadt/contract'

/** Where an area lives under a language (spec 2.2). */
const homes = {
  default: { de: '', en: '' },
  rossini: { de: 'rossini/', en: 'rossini/' },
  behoerdenlotse: { de: 'behoerdenlotse/', en: 'authorities/' },
} as const

/** Home of the area with a theme: of the town, the festival or the authority pilot (spec 2.2). */
export const homeOf = (theme: PageTheme, sprache: Sprache): string =>
  `/${sprache}/${homes[theme][sprache]}`

/** Theme of the area that a path lies in, also where there is no page (spec 2.4). */
export function themeOfPath(path: string): PageTheme {
  if (/^\/(de|en)\/rossini(\/|$)/.test(path)) return 'rossini'
  const isGuide = /^\/(de\/behoerdenlotse|en\/authorities)(\/|$)/.test(path)
  return isGuide ? 'behoerdenlotse' : 'default'
}

/** Pages of the authority guide: offices and staff, services from A to Z (spec 2.2). */
export const guidePages = {
  de: { offices: '/de/behoerdenlotse/', services: '/de/behoerdenlotse/wegweiser/' },
  en: { offices: '/en/authorities/', services: '/en/authorities/guide/' },
} as const
