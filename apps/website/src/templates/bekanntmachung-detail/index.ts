import { defineTemplate } from '../template.ts'
import { BekanntmachungDetail } from './bekanntmachung-detail.tsx'

/** Template `bekanntmachung-detail`. */
export const template = defineTemplate({
  name: 'bekanntmachung-detail',
  spec: '3',
  View: BekanntmachungDetail,
})
