import { z } from 'zod'
import { unterkunftsfilter, unterkunftsliste } from '../../calls/unterkunftsliste.ts'
import { unterkunft } from '../../entities/unterkunft.ts'
import { href } from '../../primitives.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroduction } from '../shared-options.ts'

/** What a list shows of a place to stay; the rest of it stays on its own page. */
const karte = unterkunft.pick({
  id: true,
  sprache: true,
  titel: true,
  art: true,
  sterne: true,
  betten: true,
  spezialisierung: true,
  bild: true,
  ausstattung: true,
  barrierefrei: true,
  preis_ab: true,
  preis_je: true,
  saison: true,
  schliesstage: true,
  entfernungen: true,
  detailURL: true,
})

/**
 * The search for free rooms, the five kinds of accommodation, and the town's own list of hosts with
 * filters that are links (spec 2.5, 2.7). `wohnmobil` is the page of the motorhome sites.
 */
export const template = defineTemplate({
  context: unterkunftsliste.extend({ data: z.array(karte) }),
  options: z.object({ ...titleAndIntroduction, wohnmobil: href.nullable() }),
  feed: {
    call: 'unterkuenfte',
    params: { pro_seite: 24, order: 'titel' },
    query: [...Object.keys(unterkunftsfilter), 'order', 'seite'],
  },
  slots: ['content'],
  spec: '2.7',
})

/** A place to stay in a list. */
export type Unterkunftskarte = z.infer<typeof karte>
