import type { Sprache } from '@kurstadt/contract'
import { homeOf } from '@kurstadt/contract/area-homes'
import type { HinweisDoc } from '../../../payload-types.ts'

/**
 * Page that an alert opens: one of this website, which it leads to; otherwise the home page of its
 * area, where the alert is shown with the address of somebody else.
 */
export function alertAddress(
  { bereich, link }: Pick<HinweisDoc, 'bereich' | 'link'>,
  sprache: Sprache,
): string {
  if (link?.match(/^\/(?!\/)/)) return link
  return homeOf(bereich === 'alle' ? 'default' : bereich, sprache)
}
