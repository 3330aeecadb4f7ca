import { video } from '../../entities/mediathek.ts'
import { listOf } from '../../list.ts'
import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'

/** Three films on a page, or the one that an editor chose, each in a modal player (spec 2.7, video page). */
export const template = defineTemplate({
  context: listOf(video),
  options: titleOnly,
  feed: { call: 'videos', params: { pro_seite: 3 }, query: ['seite'], fromBlock: ['video_id'] },
  slots: ['content'],
  spec: '2.7',
})
