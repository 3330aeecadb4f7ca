import type { Befund } from './findings.ts'

const text =
  'Der Text wurde geändert, nachdem die Fassung in Leichter Sprache zuletzt verglichen worden ist. Passen Sie die Fassung an, und bestätigen Sie sie unter „Leichte Sprache“.'

/** A page whose text has changed since its version in Leichte Sprache was confirmed (BITV 2.0 § 4). */
export function easyLanguageProblems(
  type: string,
  { leichte_zustand: zustand }: Readonly<Record<string, unknown>>,
): Befund[] {
  if (type !== 'seiten' || zustand !== 'geaendert') return []
  return [{ art: 'leichte_sprache', sprache: 'de', feld: 'Leichte Sprache', text }]
}
