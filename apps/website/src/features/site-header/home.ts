import type { PageTheme, Sprache } from '@kurstadt/contract'

/** Home of an area of the site in a language: logo and language switch lead there (spec 2.2, 4). */
export const homeOf = (theme: PageTheme, sprache: Sprache): string =>
  theme === 'rossini' ? `/${sprache}/rossini/` : `/${sprache}/`
