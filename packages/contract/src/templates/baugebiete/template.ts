import { z } from 'zod'
import { baugebiet, bauplatz } from '../../entities/baugebiet.ts'
import { listOf } from '../../list.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroductionOnly } from '../shared-options.ts'

/** What a list shows of a building area; the rest of it stays on its own page. */
const karte = baugebiet
  .pick({
    id: true,
    sprache: true,
    titel: true,
    einleitung: true,
    lage: true,
    phase: true,
    bild: true,
    bewerbung_bis: true,
    anzahl_plaetze: true,
    detailURL: true,
  })
  .extend({ bauplaetze: z.array(bauplatz.pick({ status: true, preis_gesamt: true })) })

/** The town's building areas with what is left of them (spec 2.6). */
export const template = defineTemplate({
  context: listOf(karte),
  options: titleAndIntroductionOnly,
  feed: {
    call: 'baugebiete',
    params: { pro_seite: 24, order: 'sortierung,titel' },
    query: ['seite'],
  },
  slots: ['content'],
  spec: '2.6',
})

/** A building area in a list. */
export type Baugebietskarte = z.infer<typeof karte>
