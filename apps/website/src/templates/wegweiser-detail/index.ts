import { defineTemplate } from '../template.ts'
import { WegweiserDetail } from './wegweiser-detail.tsx'

/** Template `wegweiser-detail`. */
export const template = defineTemplate({
  name: 'wegweiser-detail',
  spec: '2.7',
  View: WegweiserDetail,
})
