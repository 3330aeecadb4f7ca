import { abfallkalender } from '../../entities/abfallkalender.ts'
import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'

/** A form by which somebody is reminded of collections by mail (spec 2.6). */
export const template = defineTemplate({
  context: abfallkalender.nullable(),
  options: titleOnly,
  feed: { call: 'abfallkalender', query: ['q', 'strasse_id', 'arten'] },
  slots: ['content'],
  spec: '2.6',
})
