import { defineTemplate } from '../template.ts'
import { MitarbeiterDetail } from './mitarbeiter-detail.tsx'

/** Template `mitarbeiter-detail`. */
export const template = defineTemplate({
  name: 'mitarbeiter-detail',
  spec: '2.6',
  View: MitarbeiterDetail,
})
