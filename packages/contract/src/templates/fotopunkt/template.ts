import { fotopunktBild } from '../../entities/mediathek.ts'
import { listOf } from '../../list.ts'
import { href } from '../../primitives.ts'
import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'

/**
 * The photo point: its latest picture, and a date that reloads the archive in a frame (spec 2.7).
 * `archiv` is the address of another house's archive; null: this site's own page is shown.
 */
export const template = defineTemplate({
  context: listOf(fotopunktBild),
  options: titleOnly.extend({ archiv: href.nullable() }),
  feed: { call: 'fotopunkt_bilder', params: { pro_seite: 1 } },
  slots: ['content'],
  spec: '2.7',
})
