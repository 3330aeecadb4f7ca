import { calls, type ShopBedingungen, type Sprache } from '@kurstadt/contract'
import { prepareCall } from './call-path.server.ts'
import type { Reading } from './load-shell.server.ts'
import { ContentError } from './page.ts'

/** What a purchase is subject to, with the tags of what ends it. */
export type ShopTerms = { terms: ShopBedingungen; tags: string[]; isStale: boolean }

/** Terms of the shop and the instruction on withdrawal; throws `ContentError` when they cannot be had. */
export async function readShopTerms({ answers }: Reading, sprache: Sprache): Promise<ShopTerms> {
  const call = prepareCall('shop_bedingungen', null, { sprache })
  const outcome = await answers.read(calls.shop_bedingungen.answer, call)
  if (outcome.kind === 'missing') throw new ContentError('not-found', 'shop_bedingungen')
  return { terms: outcome.value, tags: [...outcome.tags], isStale: outcome.isStale }
}
