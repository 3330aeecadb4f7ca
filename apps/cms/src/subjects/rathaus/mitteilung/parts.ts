import type { hinweisBereiche } from '@kurstadt/contract'
import { type Parts, partAccess, type Scope, type Teil } from '../../../editing/access/index.ts'

/** Who puts up which alerts: one for the whole town is for both houses (E3). */
export const parts: Parts = {
  field: 'bereich',
  values: {
    alle: 'gemeinsam',
    default: 'gemeinsam',
    rossini: 'festival',
    behoerdenlotse: 'rathaus',
  } satisfies Record<(typeof hinweisBereiche)[number], Teil>,
}

/** Alerts as far as rights go. */
export const scope: Scope = { bereich: 'rathaus', parts }

/** What is done with alerts besides writing them: whoever may put one up may send it to devices. */
export const alertOperations = {
  mitteilen: partAccess('rathaus', parts, { hasDrafts: true }).delete,
}
