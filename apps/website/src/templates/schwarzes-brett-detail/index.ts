import { defineTemplate } from '../template.ts'
import { SchwarzesBrettDetail } from './schwarzes-brett-detail.tsx'

/** Template `schwarzes-brett-detail`. */
export const template = defineTemplate({
  name: 'schwarzes-brett-detail',
  spec: '2.6',
  View: SchwarzesBrettDetail,
})
