import { defineTemplate } from '../template.ts'
import { FormularKontakt } from './formular-kontakt.tsx'

/** Template `formular-kontakt`. */
export const template = defineTemplate({
  name: 'formular-kontakt',
  spec: '2.6',
  View: FormularKontakt,
})
