import { defineTemplate } from '../template.ts'
import { FormularCorona } from './formular-corona.tsx'

/** Template `formular-corona`. */
export const template = defineTemplate({
  name: 'formular-corona',
  spec: '2.6',
  View: FormularCorona,
})
