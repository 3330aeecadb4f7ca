import { z } from 'zod'
import { shopArtikel } from '../../entities/shop-artikel.ts'
import { listOf } from '../../list.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroduction } from '../shared-options.ts'

const { id, sprache, titel, bild, einleitung, preis_pro_einheit, grundpreis } = shopArtikel.shape
const { menge_limit, menge_aktuell, rubrik_name, groessen } = shopArtikel.shape
const { detailURL, eintrittskarte } = shopArtikel.shape

/** What the list shows of an article; the rest of it stays on its own page. */
const artikelkarte = z.object({
  id,
  sprache,
  titel,
  bild,
  einleitung,
  preis_pro_einheit,
  grundpreis,
  menge_limit,
  menge_aktuell,
  rubrik_name,
  groessen,
  eintrittskarte,
  detailURL,
})

/** Everything the town sells, in tabs by `rubrik_name` (spec 2.2, 7). */
export const template = defineTemplate({
  context: listOf(artikelkarte),
  options: z.object(titleAndIntroduction),
  feed: { call: 'shop_artikel', params: { aktiv: 'true', pro_seite: 999 } },
  slots: ['content'],
  spec: '2.2',
})
