import { abfahrten } from '../../entities/fahrplan.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroductionOnly } from '../shared-options.ts'

/** What the railway runs today or on a day of the visitor's choice, and its timetables (spec 9). */
export const template = defineTemplate({
  context: abfahrten,
  options: titleAndIntroductionOnly,
  feed: { call: 'abfahrten', query: ['tag'] },
  slots: ['content'],
  spec: '9',
})
