import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['formular-brancheneintrag']

/** Examples of `formular-brancheneintrag`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'formular-brancheneintrag'> = {
  ...examples['formular-brancheneintrag'],
  'long-intro': {
    ...typical,
    options: { ...typical.options, einleitung: 'Bitte nehmen Sie sich fünf Minuten. '.repeat(12) },
  },
}
