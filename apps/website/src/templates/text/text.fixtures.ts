import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.text

/** Examples of `text`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'text'> = {
  ...examples.text,
  empty: { ...typical, options: { titel: null, text: [] } },
  'heading-only': { ...typical, options: { titel: 'Nur eine Überschrift', text: [] } },
}
