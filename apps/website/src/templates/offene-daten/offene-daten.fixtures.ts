import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical, english } = examples['offene-daten']

/** Examples of `offene-daten`: those of the contract, and how programs read the data. */
export const fixtures: Fixtures<'offene-daten'> = {
  ...examples['offene-daten'],
  schnittstelle: { ...typical, options: { ...typical.options, ansicht: 'schnittstelle' } },
  interface: { ...english, options: { ...english.options, ansicht: 'schnittstelle' } },
}
