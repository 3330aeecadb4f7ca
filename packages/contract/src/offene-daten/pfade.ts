import type { Sprache } from '../primitives.ts'
import type { DatenFormat, DatensatzName } from './namen.ts'

/** Addresses of open data; no editor moves them, because programs remember them. */
export const offeneDatenPfade = {
  katalog: '/de/open-data/katalog.jsonld',
  datei: (sprache: Sprache, name: DatensatzName, format: DatenFormat) =>
    `/${sprache}/open-data/${name}.${format}` as const,
} as const
