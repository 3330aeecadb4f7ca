import { element, type Xml, xmlDocument } from '@kurstadt/contract/xml'
import type { Feed, FeedEntry } from './feed.ts'

/** A moment as RSS writes it: `Mon, 14 Jun 2027 06:30:00 GMT`. */
const moment = (iso: string) => new Date(iso).toUTCString()

function item({ id, titel, link, text, erschienen, rubriken }: FeedEntry): Xml {
  return element(
    'item',
    {},
    element('title', {}, titel),
    element('link', {}, link),
    element('guid', { isPermaLink: 'false' }, id),
    element('pubDate', {}, moment(erschienen)),
    element('description', {}, text),
    ...rubriken.map((rubrik) => element('category', {}, rubrik)),
  )
}

/** A feed as RSS 2.0. */
export function rssOf(feed: Feed): string {
  const channel = element(
    'channel',
    {},
    element('title', {}, feed.titel),
    element('link', {}, feed.seite),
    element('description', {}, feed.beschreibung),
    element('language', {}, feed.sprache),
    element('lastBuildDate', {}, moment(feed.geaendert)),
    element('atom:link', { href: feed.selbst, rel: 'self', type: 'application/rss+xml' }),
    ...feed.eintraege.map(item),
  )
  const atom = 'http://www.w3.org/2005/Atom'
  return xmlDocument(element('rss', { version: '2.0', 'xmlns:atom': atom }, channel))
}
