import { webcam } from '../../entities/mediathek.ts'
import { listOf } from '../../list.ts'
import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'

/** The cameras of the town: our own pictures of the day, and the live player (spec 2.7, webcam page). */
export const template = defineTemplate({
  context: listOf(webcam),
  options: titleOnly,
  feed: { call: 'webcams' },
  slots: ['content'],
  spec: '2.7',
})
