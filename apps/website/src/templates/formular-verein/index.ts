import { defineTemplate } from '../template.ts'
import { FormularVerein } from './formular-verein.tsx'

/** Template `formular-verein`. */
export const template = defineTemplate({
  name: 'formular-verein',
  spec: '2.6',
  View: FormularVerein,
})
