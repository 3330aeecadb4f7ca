import { defineTemplate } from '../template.ts'
import { RatsinfoDetail } from './ratsinfo-detail.tsx'

/** Template `ratsinfo-detail`. */
export const template = defineTemplate({
  name: 'ratsinfo-detail',
  spec: '2.6',
  View: RatsinfoDetail,
})
