import { z } from 'zod'
import { branchenliste } from '../../calls/gewerbe.ts'
import { brancheneintrag } from '../../entities/brancheneintrag.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroductionOnly } from '../shared-options.ts'

/** What a list shows of an entry; the rest of it stays on its own page. */
const karte = brancheneintrag.pick({
  id: true,
  sprache: true,
  titel: true,
  spezialisierung: true,
  bild: true,
  kontakt: true,
  adresse: true,
  oeffnungszeitenStrukturiert: true,
  barrierefrei: true,
  parkplatz: true,
  detailURL: true,
})

/**
 * The business directory (spec 2.6, 2.7): what was typed, categories and letters as links, and
 * entries with what holds now of their hours and, for car parks, of their free spaces.
 */
export const template = defineTemplate({
  context: branchenliste.extend({ data: z.array(karte) }),
  options: titleAndIntroductionOnly,
  feed: {
    call: 'brancheneintraege',
    params: { pro_seite: 24, order: 'titel' },
    query: ['q', 'rubrik_id', 'buchstabe', 'stufenlos', 'geoeffnet', 'ansicht', 'seite'],
  },
  slots: ['content'],
  spec: '2.6',
})

/** A business entry in a list. */
export type Branchenkarte = z.infer<typeof karte>
