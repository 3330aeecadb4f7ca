import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples.pauschalen
const [pauschale] = typical.context.data

/** Examples of `pauschalen`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'pauschalen'> = {
  ...examples.pauschalen,
  ...(pauschale && {
    'one-category': {
      ...typical,
      context: { ...typical.context, data: [{ ...pauschale, preiskategorie2: null }] },
    },
  }),
}
