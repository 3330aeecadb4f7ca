import { defineTemplate } from '../template.ts'
import { UnterkunftDetail } from './unterkunft-detail.tsx'

/** Template `unterkunft-detail`. */
export const template = defineTemplate({
  name: 'unterkunft-detail',
  spec: '2.5',
  View: UnterkunftDetail,
})
