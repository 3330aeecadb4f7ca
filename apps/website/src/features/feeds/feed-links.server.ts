import type { TemplateName } from '@kurstadt/contract'
import { feedParams } from '../../content/index.server.ts'
import { type FeedTyp, feedPath, type Page } from '../../content/index.ts'
import type { FeedLink } from './feed-alternates.tsx'

/**
 * Templates that show a list one can subscribe to, or its first entries. Not the archive: a feed says
 * what comes.
 */
const listed: Partial<Record<TemplateName, FeedTyp>> = {
  veranstaltungen: 'veranstaltungen',
  eventteaser: 'veranstaltungen',
  aktuelles: 'aktuelles',
  newsticker: 'aktuelles',
  ratsinfo: 'sitzungen',
  'ratsinfo-sitzungen': 'sitzungen',
  'ratsinfo-vorlagen': 'vorlagen',
  bekanntmachungen: 'bekanntmachungen',
}

/** Feeds of the lists on a page. */
export function feedLinksOf({ seite, blocks }: Page, query: URLSearchParams): FeedLink[] {
  const area: Record<string, string> = seite.pageTheme === 'rossini' ? { festival: '1' } : {}
  const types = new Set(blocks.flatMap(({ template }) => listed[template] ?? []))
  return [...types].flatMap((typ) =>
    (['rss', 'atom'] as const).map((format) => ({
      typ,
      format,
      href: feedPath({
        typ,
        format,
        sprache: seite.sprache,
        params: { ...feedParams(typ, query), ...(typ === 'veranstaltungen' && area) },
      }),
    })),
  )
}
