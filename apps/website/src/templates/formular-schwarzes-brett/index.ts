import { defineTemplate } from '../template.ts'
import { FormularSchwarzesBrett } from './formular-schwarzes-brett.tsx'

/** Template `formular-schwarzes-brett`. */
export const template = defineTemplate({
  name: 'formular-schwarzes-brett',
  spec: '2.6',
  View: FormularSchwarzesBrett,
})
