import type { Bild, Sprache } from '@kurstadt/contract'
import { eigeneShopseite } from '@kurstadt/contract/shop-paths'
import type { Page } from '../../content/index.ts'
import { partTitle } from './part-title.ts'

/** What stands in the head of a page, addresses absolute. */
export type Head = {
  title: string
  ogTitle: string
  description: string | null
  canonical: string
  /** A choice out of a list is no page of its own for search engines; its links are followed. */
  isIndexed: boolean
  alternates: { hrefLang: Sprache | 'x-default'; href: string }[]
  locale: string
  siteName: string | null
  image: string | null
}

/** Where a page stands: its path, and the parameters that it understood. */
export type Place = { path: string; query?: string }

const locales = { de: 'de_DE', en: 'en_GB' } as const

/** Widest JPEG, which every reader of shared links can show. */
function shareImage(bild: Bild | null | undefined, origin: string): string | null {
  const jpegs = bild?.quellen.filter(({ format }) => format === 'jpeg') ?? []
  const widest = jpegs.sort((a, b) => b.breite - a.breite)[0]
  return widest ? origin + widest.url : null
}

/** The page in the other language; a later page of a list has none, because the lists are not alike. */
function alternatesOf(page: Page, origin: string, asked: URLSearchParams): Head['alternates'] {
  const { de, en } = page.alternates
  if (!(de && en) || asked.has('seite')) return []
  return [
    { hrefLang: 'de', href: origin + de },
    { hrefLang: 'en', href: origin + en },
    { hrefLang: 'x-default', href: origin + de },
  ]
}

/** Parameters that show a part or a day of the same page, which search engines may know. */
const harmless = new Set(['seite', 'termin'])

/** A cart and what follows from it are nobody's to find. */
const isEverybodys = (path: string) => !eigeneShopseite.test(path)

/** The address of a page of a list is its own; of everything else in the address there is one page. */
function canonicalOf(path: string, query: URLSearchParams): string {
  const seite = query.get('seite')
  return seite === null ? path : `${path}?seite=${encodeURIComponent(seite)}`
}

/**
 * Composes the head. `origin` comes from the environment, never from a header (reliability T29);
 * an editor's `canonical` may be a path or a whole address.
 */
export function headOf(page: Page, origin: string, { path, query = '' }: Place): Head {
  const { seite, shell } = page
  const asked = new URLSearchParams(query)
  const siteName = shell.einstellungen?.ortsname ?? null
  const ogTitle = partTitle(page, query) ?? seite.seo.title ?? seite.title
  const isNamed = siteName === null || ogTitle.includes(siteName)
  return {
    title: isNamed ? ogTitle : `${ogTitle} | ${siteName}`,
    ogTitle,
    description: seite.seo.description ?? seite.description,
    canonical: new URL(seite.canonical ?? canonicalOf(path, asked), origin).href,
    isIndexed: isEverybodys(path) && [...asked.keys()].every((name) => harmless.has(name)),
    alternates: alternatesOf(page, origin, asked),
    locale: locales[seite.sprache],
    siteName,
    image: shareImage(seite.teilbild, origin) ?? shareImage(seite.heroImages[0]?.bild, origin),
  }
}
