import { tourEintrag } from '../../entities/outdoor.ts'
import { listOf } from '../../list.ts'
import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'

/** What the widget says of a tour; the rest stays on its own page. */
const karte = tourEintrag.omit({
  bild: true,
  bildtext: true,
  bildcopyright: true,
  sortierung: true,
})

/** A tour that an editor chose, with its way on the map (spec 2.6, outdoor-route widget). */
export const template = defineTemplate({
  context: listOf(karte),
  options: titleOnly,
  feed: { call: 'touren', params: { pro_seite: 1 }, fromBlock: ['tour_id'] },
  slots: ['content'],
  spec: '2.6',
})
