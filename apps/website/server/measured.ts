import type { Measured } from '@kurstadt/metrics'
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
export function measuredOf(cache: PageCache): Measured {
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
    ],
  }
}
