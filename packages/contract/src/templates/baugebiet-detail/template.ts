import { baugebiet } from '../../entities/baugebiet.ts'
import { defineTemplate } from '../define-template.ts'
import { noOptions } from '../shared-options.ts'

/** One building area with its plots (spec 2.6). */
export const template = defineTemplate({
  context: baugebiet,
  options: noOptions,
  feed: { call: 'baugebiete/{id}' },
  slots: ['content'],
  spec: '2.6',
})
