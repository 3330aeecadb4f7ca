import { element, type Xml, xmlDocument } from '@kurstadt/contract/xml'
import type { Feed, FeedEntry } from './feed.ts'

function entry({ id, titel, link, text, geaendert, erschienen, rubriken }: FeedEntry): Xml {
  return element(
    'entry',
    {},
    element('id', {}, id),
    element('title', {}, titel),
    element('link', { rel: 'alternate', type: 'text/html', href: link }),
    element('updated', {}, geaendert),
    element('published', {}, erschienen),
    element('summary', {}, text),
    ...rubriken.map((term) => element('category', { term })),
  )
}

/** A feed as Atom (RFC 4287). */
export function atomOf(feed: Feed): string {
  const root = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.sprache },
    element('id', {}, feed.selbst),
    element('title', {}, feed.titel),
    element('subtitle', {}, feed.beschreibung),
    element('updated', {}, feed.geaendert),
    element('author', {}, element('name', {}, feed.titel)),
    element('link', { rel: 'self', type: 'application/atom+xml', href: feed.selbst }),
    element('link', { rel: 'alternate', type: 'text/html', href: feed.seite }),
    ...feed.eintraege.map(entry),
  )
  return xmlDocument(root)
}
