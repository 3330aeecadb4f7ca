import { z } from 'zod'
import { pauschale } from '../../entities/pauschale.ts'
import { listOf } from '../../list.ts'
import { isoDate } from '../../primitives.ts'
import { defineTemplate } from '../define-template.ts'
import { link, titleAndIntroduction } from '../shared-options.ts'

/** A package in a list: of its houses the names. */
const angebot = pauschale.pick({
  id: true,
  sprache: true,
  titel: true,
  einleitung: true,
  bild: true,
  naechte: true,
  preis_ab: true,
  haeuser: true,
  gueltig_von: true,
  gueltig_bis: true,
  anfrageart: true,
  detailURL: true,
})

/** Packages without what their houses cost, as they stand on a day. */
export const angebotsliste = listOf(angebot).extend({ heute: isoDate })

/**
 * All packages, in pages; or the first of them, so many as the editor said, with a link to the rest
 * (spec 2.2, 2.7: five teaser offers with «from» prices).
 */
export const template = defineTemplate({
  context: angebotsliste,
  options: z.object({
    ...titleAndIntroduction,
    ...link,
    anzahl: z.int().positive().nullable(),
  }),
  feed: {
    call: 'pauschalen',
    params: { haeuser: 'false', pro_seite: 24 },
    fromBlock: ['pro_seite'],
    query: ['seite'],
  },
  slots: ['content'],
  spec: '2.2',
})

/** A package in a list. */
export type Angebot = z.infer<typeof angebot>
