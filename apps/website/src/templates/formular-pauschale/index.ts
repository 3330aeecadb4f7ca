import { defineTemplate } from '../template.ts'
import { FormularPauschale } from './formular-pauschale.tsx'

/** Template `formular-pauschale`. */
export const template = defineTemplate({
  name: 'formular-pauschale',
  spec: '2.6',
  View: FormularPauschale,
})
