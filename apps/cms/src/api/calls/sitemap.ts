import { detailTypes, type SitemapEintrag } from '@kurstadt/contract'
import { type PublicAddress, publicAddresses } from '../read/index.ts'
import { detailUrl } from '../serialise/index.ts'
import type { Call } from './call.ts'

function hrefOf({ titel, pfad, nummer }: PublicAddress): string {
  if (titel === null) return pfad
  return detailUrl({ list: pfad.slice(0, -1), nummer }, titel, nummer) ?? pfad
}

/** Groups the addresses of one page or entry, so that each names the others as its alternates. */
export function sitemapOf(addresses: readonly PublicAddress[]): SitemapEintrag[] {
  const groups = Map.groupBy(addresses, ({ id }) => id)
  return addresses.map((address) => {
    const group = groups.get(address.id) ?? []
    return {
      href: hrefOf(address),
      geaendert: address.updated_at.toISOString(),
      alternates: Object.fromEntries(group.map((one) => [one._locale, hrefOf(one)])),
    }
  })
}

/** Every public address: pages and entries with a page of their own. */
export const sitemap: Call<'sitemap'> = async ({ payload }) => ({
  answer: { data: sitemapOf(await publicAddresses(payload)) },
  tags: ['seiten', ...detailTypes],
})
