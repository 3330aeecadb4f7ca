import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['formular-veranstaltung']

/** Examples of `formular-veranstaltung`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'formular-veranstaltung'> = {
  ...examples['formular-veranstaltung'],
  'long-intro': {
    ...typical,
    options: { ...typical.options, einleitung: 'Bitte nehmen Sie sich fünf Minuten. '.repeat(12) },
  },
}
