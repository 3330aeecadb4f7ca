import { defineTemplate } from '../template.ts'
import { VeranstaltungenFilter } from './veranstaltungen-filter.tsx'

/** Template `veranstaltungen-filter`. */
export const template = defineTemplate({
  name: 'veranstaltungen-filter',
  spec: '2.6',
  View: VeranstaltungenFilter,
})
