import type { Sprache } from '../primitives.ts'
import type { PageTheme } from './route.ts'

/** Where the pages of an area begin: of the town, the festival and the authority pilot (spec 2.2). */
const homes = {
  default: { de: '/de/', en: '/en/' },
  rossini: { de: '/de/rossini/', en: '/en/rossini/' },
  behoerdenlotse: { de: '/de/behoerdenlotse/', en: '/en/authorities/' },
} as const satisfies Record<PageTheme, Record<Sprache, string>>

/** Path of the home page of the area with a theme (spec 2.2). */
export const homeOf = (theme: PageTheme, sprache: Sprache): string => homes[theme][sprache]
