import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['bild-text']

/** Examples of `bild-text`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'bild-text'> = {
  ...examples['bild-text'],
  'without-picture': { ...typical, options: { ...typical.options, bild: null } },
  'link-without-words': {
    ...typical,
    options: { ...typical.options, link: '/de/silberbad/', linktext: null },
  },
}
