import { defineTemplate } from '../template.ts'
import { AktuellesDetail } from './aktuelles-detail.tsx'

/** Template `aktuelles-detail`. */
export const template = defineTemplate({
  name: 'aktuelles-detail',
  spec: '2.6',
  View: AktuellesDetail,
})
