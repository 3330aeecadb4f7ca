import type { Page } from '@playwright/test'
import { violationsOf } from './in-page.ts'

/** What axe finds in Payload's own views, which we do not write: each with its reason. */
const known: Record<string, string> = {
  'aria-hidden-focus': 'arrows and crosses inside Payload’s selects can be focused but are hidden',
  'image-redundant-alt': 'small pictures in Payload’s lists are named as the link beside them',
  'heading-order': 'Payload’s lists of rows begin with h3',
  'label-content-name-mismatch': 'the name of «Neu anlegen» is a longer sentence in another order',
  'landmark-no-duplicate-banner': 'Payload’s lists have a header of their own',
  'landmark-one-main': 'Payload’s lists have no main',
  'landmark-unique': 'Payload’s lists have a header of their own',
  list: 'the tabs of Payload’s forms are links in a list without items',
  'nested-interactive': 'what is chosen in Payload’s selects can be moved and has buttons within',
  'scrollable-region-focusable': 'Payload’s line of dates scrolls in a narrow window',
  region: 'for want of a main, what a list shows lies outside of landmarks',
}

/** What axe finds on a page of the back office that is ours to mend. */
export async function unknownViolations(page: Page): Promise<string[]> {
  const found = await violationsOf(page)
  return found.filter((one) => known[one.split(':')[0] ?? ''] === undefined)
}
