import type { Measured } from '@kurstadt/metrics'
import type { App } from './app-door.ts'
import type { PageCache } from './page-cache.ts'

const classes: readonly [pattern: RegExp, name: string][] = [
  [/^\/(?:de|en)(?:\/[^.]*)?$/, 'page'],
  [/^\/media\//, 'media'],
  [/^\/assets\//, 'build'],
  [/^\/karte\//, 'map'],
  [/^\/api\//, 'call'],
  [/^\/(?:healthz|readyz)$/, 'health'],
  [/\.(?:ics|rss|xml|txt|pdf|csv|json|geojson|jsonld|gpx|vcf|svg)$/, 'file'],
]

/** What kind of thing an address is, in a few words. */
export const classOf = (path: string): string =>
  classes.find(([pattern]) => pattern.test(path))?.[1] ?? 'other'

/** What is measured of a process of the website: its answers, and what it keeps of pages. */
export function measuredOf(
  cache: Pick<PageCache, 'sent' | 'size'>,
  content: Pick<App['content'], 'openBreakers'>,
): Measured {
  return {
    process: 'website',
    classOf,
    readings: [
      {
        name: 'page_cache_pages',
        help: 'Pages that are kept, in all processes together',
        read: () => ({ '': cache.size().entries }),
      },
      {
        name: 'page_cache_bytes',
        help: 'Bytes that they take',
        read: () => ({ '': cache.size().bytes }),
      },
      {
        name: 'page_cache_answers_total',
        help: 'Pages that everybody gets alike: out of the store (hit, stale), or made for it (miss)',
        label: 'from',
        isTotal: true,
        read: () => ({ ...cache.sent }),
      },
      {
        name: 'content_breakers_open',
        help: 'Breakers that are open, in how many processes: that of the whole API, and of single calls',
        label: 'of',
        read: () => ({
          api: 0,
          ...Object.fromEntries(content.openBreakers().map((name) => [name, 1])),
        }),
      },
    ],
  }
}
