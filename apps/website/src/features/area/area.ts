import type { PageTheme, Sprache } from '@kurstadt/contract'

/** Where an area lives under a language (spec 2.2); the authority pilot speaks German only. */
const homes = {
  default: { de: '', en: '' },
  rossini: { de: 'rossini/', en: 'rossini/' },
  behoerdenlotse: { de: 'behoerdenlotse/', en: '' },
} as const

/** Home of the area with a theme: of the town, the festival or the authority pilot (spec 2.2). */
export const homeOf = (theme: PageTheme, sprache: Sprache): string =>
  `/${sprache}/${homes[theme][sprache]}`

/** Theme of the area that a path lies in, also where there is no page (spec 2.4). */
export function themeOfPath(path: string): PageTheme {
  if (/^\/(de|en)\/rossini(\/|$)/.test(path)) return 'rossini'
  return /^\/de\/behoerdenlotse(\/|$)/.test(path) ? 'behoerdenlotse' : 'default'
}
