import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['veranstaltung-detail']

/** Examples of `veranstaltung-detail`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'veranstaltung-detail'> = {
  ...examples['veranstaltung-detail'],
  free: { ...typical, context: { ...typical.context, preis: null, kostenlos: true } },
  'sold-out': { ...typical, context: { ...typical.context, status: 'ausverkauft' } },
}
