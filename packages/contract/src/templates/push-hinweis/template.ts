import { pushangebot } from '../../entities/pushangebot.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroductionOnly } from '../shared-options.ts'

/** What a device may be told of by push messages (spec 2.6, push-notification widget). */
export const template = defineTemplate({
  context: pushangebot.nullable(),
  options: titleAndIntroductionOnly,
  feed: { call: 'pushangebot', query: [] },
  slots: ['content', 'sidebar'],
  spec: '2.6',
})
