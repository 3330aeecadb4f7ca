import { defineTemplate } from '../template.ts'
import { RatsinfoVorlagen } from './ratsinfo-vorlagen.tsx'

/** Template `ratsinfo-vorlagen`. */
export const template = defineTemplate({
  name: 'ratsinfo-vorlagen',
  spec: '2.6',
  View: RatsinfoVorlagen,
})
