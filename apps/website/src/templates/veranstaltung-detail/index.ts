import { defineTemplate } from '../template.ts'
import { VeranstaltungDetail } from './veranstaltung-detail.tsx'

/** Template `veranstaltung-detail`. */
export const template = defineTemplate({
  name: 'veranstaltung-detail',
  spec: '2.6',
  View: VeranstaltungDetail,
})
