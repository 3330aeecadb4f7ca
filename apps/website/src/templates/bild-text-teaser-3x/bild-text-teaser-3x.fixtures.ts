import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['bild-text-teaser-3x']

/** Examples of `bild-text-teaser-3x`: the contract’s and those that only the website needs. */
export const fixtures: Fixtures<'bild-text-teaser-3x'> = {
  ...examples['bild-text-teaser-3x'],
  'two-teasers': {
    ...typical,
    options: { ...typical.options, titel3: null, text3: null, link3: null, bildupload3: null },
  },
}
