import type { ergebnisse } from '@kurstadt/contract'

/** What came of an item. */
export type Ergebnis = (typeof ergebnisse)[number]
