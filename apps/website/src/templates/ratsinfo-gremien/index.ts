import { defineTemplate } from '../template.ts'
import { RatsinfoGremien } from './ratsinfo-gremien.tsx'

/** Template `ratsinfo-gremien`. */
export const template = defineTemplate({
  name: 'ratsinfo-gremien',
  spec: '2.6',
  View: RatsinfoGremien,
})
