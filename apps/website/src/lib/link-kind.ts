/** What becomes of a link: a page of this site, a place on this page, a file, another site, mail or telephone. */
export type LinkKind = 'page' | 'hash' | 'file' | 'external' | 'contact'

/** The path of a page ends with a slash, that of a file with what kind of file it is. */
const hasEnding = /^[^?#]*\.[a-z\d]+(?:[?#]|$)/i

/** Sorts an address as an editor wrote it; relative addresses do not exist in the contract. */
export function linkKind(href: string): LinkKind {
  if (href.startsWith('#')) return 'hash'
  if (/^(mailto|tel):/i.test(href)) return 'contact'
  if (!href.startsWith('/')) return 'external'
  return /^\/(de|en)(\/|$)/.test(href) && !hasEnding.test(href) ? 'page' : 'file'
}
