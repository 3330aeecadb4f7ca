import { type LinkKind, linkKind } from '../../lib/index.ts'

/** What a telephone does with the target of a link. */
export type TargetKind = 'mail' | 'tel' | 'file' | 'site' | 'page'

/** A link as it stands on the page: its address, what it is, and its words. */
export type SeenLink = { href: string; kind: LinkKind; text: string }

/** The target of a link in words for people: an address, a number as it is written, a host, a path. */
export function aboutTarget({ href, kind, text }: SeenLink): { kind: TargetKind; label: string } {
  const [, scheme = '', rest = ''] = /^(mailto|tel):([^?]*)/i.exec(href) ?? []
  if (scheme.toLowerCase() === 'tel')
    return { kind: 'tel', label: /\d/.test(text) ? text.trim() : rest }
  if (scheme !== '') return { kind: 'mail', label: readable(rest) }
  if (kind === 'external') return { kind: 'site', label: hostOf(href) }
  return { kind: kind === 'file' ? 'file' : 'page', label: readable(href) }
}

/** Where the server draws the code of a link: pages have one of their own (spec 9). */
export function codeOf(href: string, page: string): string {
  const [path = ''] = href.split(/[?#]/)
  if (linkKind(href) === 'page') return `/qr${path.replace(/\/$/, '')}.svg`
  return `/qr/link.svg?${new URLSearchParams({ seite: page, ziel: href })}`
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // an address that nobody can decode is shown as it is
  }
}

function hostOf(href: string): string {
  return URL.parse(href, 'https://localhost')?.host ?? href
}
