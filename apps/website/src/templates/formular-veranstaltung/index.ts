import { defineTemplate } from '../template.ts'
import { FormularVeranstaltung } from './formular-veranstaltung.tsx'

/** Template `formular-veranstaltung`. */
export const template = defineTemplate({
  name: 'formular-veranstaltung',
  spec: '2.6',
  View: FormularVeranstaltung,
})
