import type { Sprache } from '@kurstadt/contract'

/** Language of a path by its prefix (spec 4: the URL prefix decides); German for anything else. */
export const spracheOfPath = (path: string): Sprache => (/^\/en(\/|$)/.test(path) ? 'en' : 'de')

/** The other language of the site. */
export const otherSprache = (sprache: Sprache): Sprache => (sprache === 'de' ? 'en' : 'de')
