import { defineTemplate } from '../template.ts'
import { FormularFuehrung } from './formular-fuehrung.tsx'

/** Template `formular-fuehrung`. */
export const template = defineTemplate({
  name: 'formular-fuehrung',
  spec: '2.6',
  View: FormularFuehrung,
})
