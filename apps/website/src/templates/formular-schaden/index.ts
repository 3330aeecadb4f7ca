import { defineTemplate } from '../template.ts'
import { FormularSchaden } from './formular-schaden.tsx'

/** Template `formular-schaden`. */
export const template = defineTemplate({
  name: 'formular-schaden',
  spec: '2.6',
  View: FormularSchaden,
})
