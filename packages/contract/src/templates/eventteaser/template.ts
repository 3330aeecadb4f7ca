import { defineTemplate } from '../define-template.ts'
import { teaserTexts } from '../shared-options.ts'
import { kartenliste, nextEvents } from '../veranstaltungskarte.ts'

/** The next events, each once: five, and five more at a time up to twenty (spec 4, events teaser). */
export const template = defineTemplate({
  context: kartenliste,
  options: teaserTexts,
  feed: { call: 'veranstaltungen', params: nextEvents },
  slots: ['content'],
  spec: '4',
})
