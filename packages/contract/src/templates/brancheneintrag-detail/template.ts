import { brancheneintrag } from '../../entities/brancheneintrag.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** One business, club or public place; a car park with its free spaces (spec 2.7, 3). */
export const template = defineTemplate({
  context: brancheneintrag,
  options: noOptions,
  feed: { call: 'brancheneintraege/{id}' },
  slots: ['content'],
  spec: '3',
})
