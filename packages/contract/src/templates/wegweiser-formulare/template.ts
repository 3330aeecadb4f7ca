import { verfahrenFormulare } from '../../entities/verfahren.ts'
import { listOf } from '../../list.ts'
import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'

/** Forms of all procedures (spec 2.6, service guide). */
export const template = defineTemplate({
  context: listOf(verfahrenFormulare),
  options: titleOnly,
  feed: { call: 'wegweiser_formulare', params: { pro_seite: 9999 } },
  slots: ['content'],
  spec: '2.6',
})
