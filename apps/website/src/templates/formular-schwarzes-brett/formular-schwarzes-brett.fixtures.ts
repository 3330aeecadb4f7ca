import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['formular-schwarzes-brett']

/** Examples of `formular-schwarzes-brett` that only the website needs. */
export const fixtures: Fixtures<'formular-schwarzes-brett'> = {
  'long-intro': {
    ...typical,
    options: { ...typical.options, einleitung: 'Bitte nehmen Sie sich fünf Minuten. '.repeat(12) },
  },
}
