import { datenschutzangaben } from '../../entities/datenschutzangaben.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroductionOnly } from '../shared-options.ts'

/** Recipients and times of the privacy notice, made of what is switched on (spec 2.2, 7). */
export const template = defineTemplate({
  context: datenschutzangaben,
  options: titleAndIntroductionOnly,
  feed: { call: 'datenschutzangaben' },
  slots: ['content'],
  spec: '2.2',
})
