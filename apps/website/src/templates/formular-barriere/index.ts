import { defineTemplate } from '../template.ts'
import { FormularBarriere } from './formular-barriere.tsx'

/** Template `formular-barriere`. */
export const template = defineTemplate({
  name: 'formular-barriere',
  spec: '2.6',
  View: FormularBarriere,
})
