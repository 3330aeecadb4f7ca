import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { ShopArtikelDoc } from '../../../payload-types.ts'
import { alsoEndedBy, type Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { readNamed } from '../../../wire/read/index.ts'
import { readCategories } from '../../rubriken/index.ts'
import { bestandTag } from '../lager/index.ts'
import { shopArtikelOf } from '../serialise/shop-artikel.ts'

/** Only what is on sale is public: `aktiv=false` finds nothing (reliability T68). */
export const onSale: Where = { aktiv: { equals: true } }

const columns: Record<string, string> = { preis_pro_einheit: 'preis_cent', erstellt: 'createdAt' }

function whereOf({ aktiv, rubrik_id, veranstaltung_id }: Params<'shop_artikel'>): Where[] {
  return [
    onSale,
    { aktiv: { equals: aktiv } },
    ...(rubrik_id ? [{ 'rubrik.nummer': { equals: rubrik_id } }] : []),
    ...(veranstaltung_id ? [{ 'veranstaltung.nummer': { equals: veranstaltung_id } }] : []),
  ]
}

/** How articles are read: with their categories and events. */
export function articles(payload: Payload, sprache: Sprache) {
  return {
    payload,
    type: 'shop_artikel' as const,
    related: async (docs: readonly ShopArtikelDoc[]) => {
      const events = docs.map(({ veranstaltung }) => veranstaltung)
      const categories = docs.map(({ rubrik }) => rubrik)
      const [rubriken, veranstaltungen] = await Promise.all([
        readCategories(payload, sprache, categories),
        readNamed(payload, sprache, 'veranstaltungen', events),
      ])
      return { rubriken, veranstaltungen }
    },
    serialise: shopArtikelOf,
  }
}

/** Shop articles on sale (spec 7); the answer ends when the stock of one changes. */
export const shopArtikel: Call<'shop_artikel'> = async ({ payload, params }) => {
  const order = params.order.map((one) => ({ ...one, field: columns[one.field] ?? one.field }))
  const found = await listEntries({
    ...articles(payload, params.sprache),
    params: { ...params, order },
    where: whereOf(params),
  })
  return alsoEndedBy(found, bestandTag)
}

/** A shop article on sale (spec 3); the answer ends when its stock changes. */
export const shopArtikelId: Call<'shop_artikel/{id}'> = async (input) => {
  const shared = articles(input.payload, input.params.sprache)
  return alsoEndedBy(await oneEntry({ ...shared, ...input, where: [onSale] }), bestandTag)
}
