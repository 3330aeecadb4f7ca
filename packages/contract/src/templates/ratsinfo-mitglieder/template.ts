import { ratsmitglied } from '../../entities/ratsmitglied.ts'
import { listOf } from '../../list.ts'
import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'

/** Council members of today, by faction. */
export const template = defineTemplate({
  context: listOf(ratsmitglied),
  options: titleOnly,
  feed: { call: 'raete', params: { aktiv: 'true', pro_seite: 9999 } },
  slots: ['content'],
  spec: '2.6',
})
