import { defineTemplate } from '../template.ts'
import { BaugebietDetail } from './baugebiet-detail.tsx'

/** Template `baugebiet-detail`. */
export const template = defineTemplate({
  name: 'baugebiet-detail',
  spec: '2.6',
  View: BaugebietDetail,
})
