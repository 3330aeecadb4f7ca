import { abfallkalender } from '../../entities/abfallkalender.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroductionOnly } from '../shared-options.ts'

/** The waste calendar: a street is looked for, its dates shown, taken along and subscribed to. */
export const template = defineTemplate({
  context: abfallkalender.nullable(),
  options: titleAndIntroductionOnly,
  feed: { call: 'abfallkalender', query: ['q', 'strasse_id', 'arten', 'monat'] },
  slots: ['content'],
  spec: '2.6',
})
