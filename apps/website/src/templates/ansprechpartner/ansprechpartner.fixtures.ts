import { examples } from '@kurstadt/contract/examples'
import { officesOnPage } from '../../../tests/support/offices-on-page.ts'
import { aemterOnPage } from '../../content/index.ts'
import type { Fixtures } from '../template.ts'

/** Examples of `ansprechpartner` as they arrive at the view. */
export const fixtures: Fixtures<'ansprechpartner'> = officesOnPage(
  examples.ansprechpartner,
  aemterOnPage,
)
