import { detailTypes, type SitemapEintrag } from '@kurstadt/contract'
import type { Call } from '../../../wire/call/call.ts'
import { detailUrl } from '../../../wire/serialise/index.ts'
import { type PublicAddress, publicAddresses } from '../read/public-addresses.ts'

/** As many addresses as are read and written within the time of a list; the website makes a file of each. */
const pro_seite = 2_000

type Written = Pick<PublicAddress, 'titel' | 'pfad' | 'nummer'>

function hrefOf({ titel, pfad, nummer }: Written): string {
  if (titel === null) return pfad
  return detailUrl({ list: pfad.slice(0, -1), nummer }, titel, nummer) ?? pfad
}

function alternatesOf({ de, en }: PublicAddress['alle']): SitemapEintrag['alternates'] {
  return { ...(de ? { de: hrefOf(de) } : {}), ...(en ? { en: hrefOf(en) } : {}) }
}

/**
 * Every public address: pages and entries with a page of their own, each with its other language.
 * Those since an instant are asked for after each change, so they cost what the change does.
 */
export const sitemap: Call<'sitemap'> = async ({ payload, params: { seite, seit } }) => {
  const rows = await publicAddresses(payload, { seite, pro_seite, seit })
  const written = new Map(
    [...new Set(rows.map(({ alle }) => alle))].map((alle) => [alle, alternatesOf(alle)]),
  )
  const data = rows.map((row) => {
    const alternates = written.get(row.alle) ?? {}
    const href = alternates[row._locale] ?? row.pfad
    return { href, geaendert: row.updated_at.toISOString(), alternates }
  })
  return {
    answer: { data, anzahl: rows[0]?.anzahl ?? 0, seite, pro_seite },
    tags: ['seiten', ...detailTypes],
    isPrivate: seit !== undefined,
  }
}
