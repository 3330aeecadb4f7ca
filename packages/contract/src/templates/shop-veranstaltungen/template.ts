import { defineTemplate } from '../define-template.ts'
import { teaserTexts } from '../shared-options.ts'
import { kartenliste, nextEvents } from '../veranstaltungskarte.ts'

/** The next events that the shop has something for, with its articles (spec 2.7, events teaser). */
export const template = defineTemplate({
  context: kartenliste,
  options: teaserTexts,
  feed: { call: 'veranstaltungen', params: { ...nextEvents, im_shop: 'true' } },
  slots: ['content'],
  spec: '2.7',
})
