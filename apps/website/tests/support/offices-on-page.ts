import type { Amt, List } from '@kurstadt/contract'
import type { AemterOnPage, AmtOnPage } from '../../src/content/index.ts'

/** What the content client makes of the HTML in the example `legacy-hours`. */
const hoursFromHtml: AmtOnPage['oeffnungszeiten'] = [
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Montag bis Donnerstag' },
      { type: 'linebreak' },
      { type: 'text', text: '9 bis 12 Uhr' },
    ],
  },
]

/** An office of the contract's examples as it arrives at a view. */
export function officeOnPage({ oeffnungszeiten, ...amt }: Amt): AmtOnPage {
  return { ...amt, oeffnungszeiten: oeffnungszeiten === null ? null : hoursFromHtml }
}

/** Blocks with lists of offices as they arrive at their views. */
export function officesOnPage<Block extends { context: List<Amt> }>(
  blocks: Readonly<Record<string, Block>>,
  toPage: (list: List<Amt>, one: (amt: Amt) => AmtOnPage) => AemterOnPage,
): Record<string, Omit<Block, 'context'> & { context: AemterOnPage }> {
  return Object.fromEntries(
    Object.entries(blocks).map(([name, { context, ...block }]) => [
      name,
      { ...block, context: toPage(context, officeOnPage) },
    ]),
  )
}
