import { brettEintrag } from '../../entities/schwarzes-brett.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** One notice of the noticeboard, as long as it hangs. */
export const template = defineTemplate({
  context: brettEintrag,
  options: noOptions,
  feed: { call: 'schwarzes_brett/{id}' },
  slots: ['content'],
  spec: '2.6',
})
