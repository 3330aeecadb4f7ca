import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['aktuelles-detail']

/** Examples of `aktuelles-detail`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'aktuelles-detail'> = {
  ...examples['aktuelles-detail'],
  'without-picture': { ...typical, context: { ...typical.context, bild: null } },
}
