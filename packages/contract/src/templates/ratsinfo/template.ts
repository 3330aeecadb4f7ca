import { ratsinfo } from '../../entities/ratsinfo.ts'
import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'

/** The council at a glance: its next meetings, papers and committees. */
export const template = defineTemplate({
  context: ratsinfo,
  options: titleOnly,
  feed: { call: 'ratsinfo' },
  slots: ['content'],
  spec: '2.6',
})
