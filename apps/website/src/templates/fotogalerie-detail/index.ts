import { defineTemplate } from '../template.ts'
import { FotogalerieDetail } from './fotogalerie-detail.tsx'

/** Template `fotogalerie-detail`. */
export const template = defineTemplate({
  name: 'fotogalerie-detail',
  spec: '2.6',
  View: FotogalerieDetail,
})
