import type { BlockOf } from '@kurstadt/contract'
import { examples } from '@kurstadt/contract/examples'
import type { PageBlock } from '../../content/index.ts'
import type { Fixtures } from '../template.ts'

/** What the content client makes of the HTML in the example `legacy-hours`. */
const hoursFromHtml: PageBlock<'amt-detail'>['context']['oeffnungszeiten'] = [
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Montag bis Donnerstag' },
      { type: 'linebreak' },
      { type: 'text', text: '9 bis 12 Uhr' },
    ],
  },
]

function asOnPage({ context, ...block }: BlockOf<'amt-detail'>): PageBlock<'amt-detail'> {
  const oeffnungszeiten = context.oeffnungszeiten === null ? null : hoursFromHtml
  return { ...block, context: { ...context, oeffnungszeiten } }
}

/** Examples of `amt-detail`: the contract's as they arrive at the view. */
export const fixtures: Fixtures<'amt-detail'> = Object.fromEntries(
  Object.entries(examples['amt-detail']).map(([name, block]) => [name, asOnPage(block)]),
)
