import { defineTemplate } from '../template.ts'
import { VeranstaltungenArchiv } from './veranstaltungen-archiv.tsx'

/** Template `veranstaltungen-archiv`. */
export const template = defineTemplate({
  name: 'veranstaltungen-archiv',
  spec: '2.7',
  View: VeranstaltungenArchiv,
})
