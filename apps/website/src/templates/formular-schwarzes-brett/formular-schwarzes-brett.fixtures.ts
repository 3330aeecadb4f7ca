import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['formular-schwarzes-brett']

/** Examples of `formular-schwarzes-brett`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'formular-schwarzes-brett'> = {
  ...examples['formular-schwarzes-brett'],
  'long-intro': {
    ...typical,
    options: { ...typical.options, einleitung: 'Bitte nehmen Sie sich fünf Minuten. '.repeat(12) },
  },
}
