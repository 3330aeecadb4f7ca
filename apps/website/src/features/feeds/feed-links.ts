import type { TemplateName } from '@kurstadt/contract'
import { type FeedTyp, feedParams, feedPath, type Page } from '../../content/index.ts'

/** Templates that show a list one can subscribe to. */
const listed: Partial<Record<TemplateName, FeedTyp>> = {
  veranstaltungen: 'veranstaltungen',
  aktuelles: 'aktuelles',
}

/** A feed that a page offers: of the list on it, with the filters of its visitor. */
export type FeedLink = { typ: FeedTyp; format: 'rss' | 'atom'; href: string }

/** Feeds of the lists on a page. */
export function feedLinksOf({ seite, blocks }: Page, query: URLSearchParams): FeedLink[] {
  const types = new Set(blocks.flatMap(({ template }) => listed[template] ?? []))
  return [...types].flatMap((typ) =>
    (['rss', 'atom'] as const).map((format) => ({
      typ,
      format,
      href: feedPath({ typ, format, sprache: seite.sprache, params: feedParams(typ, query) }),
    })),
  )
}
