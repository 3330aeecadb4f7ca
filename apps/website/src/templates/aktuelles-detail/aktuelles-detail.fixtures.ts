import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['aktuelles-detail']

/** Examples of `aktuelles-detail` that only the website needs. */
export const fixtures: Fixtures<'aktuelles-detail'> = {
  'without-picture': { ...typical, context: { ...typical.context, bild: null } },
}
