import { detailTypes, type SitemapEintrag } from '@kurstadt/contract'
import { type PublicAddress, publicAddresses } from '../read/index.ts'
import { detailUrl } from '../serialise/index.ts'
import type { Call } from './call.ts'

/** As many addresses as are read and written within the time of a list; the website makes a file of each. */
const pro_seite = 2_000

type Written = { titel: string | null; pfad: string }

function hrefOf({ titel, pfad }: Written, nummer: number): string {
  if (titel === null) return pfad
  return detailUrl({ list: pfad.slice(0, -1), nummer }, titel, nummer) ?? pfad
}

function alternatesOf({ alle: { de, en }, nummer }: PublicAddress): SitemapEintrag['alternates'] {
  return {
    ...(de ? { de: hrefOf(de, nummer) } : {}),
    ...(en ? { en: hrefOf(en, nummer) } : {}),
  }
}

/** Every public address: pages and entries with a page of their own, each with its other language. */
export const sitemap: Call<'sitemap'> = async ({ payload, params: { seite } }) => {
  const rows = await publicAddresses(payload, { seite, pro_seite })
  const data = rows.map((row) => ({
    href: hrefOf(row, row.nummer),
    geaendert: row.updated_at.toISOString(),
    alternates: alternatesOf(row),
  }))
  return {
    answer: { data, anzahl: rows[0]?.anzahl ?? 0, seite, pro_seite },
    tags: ['seiten', ...detailTypes],
  }
}
