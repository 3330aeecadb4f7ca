import { defineTemplate } from '../template.ts'
import { SchwarzesBrett } from './schwarzes-brett.tsx'

/** Template `schwarzes-brett`. */
export const template = defineTemplate({
  name: 'schwarzes-brett',
  spec: '2.6',
  View: SchwarzesBrett,
})
