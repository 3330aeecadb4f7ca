import { defineTemplate } from '../template.ts'
import { RatsinfoGremium } from './ratsinfo-gremium.tsx'

/** Template `ratsinfo-gremium`. */
export const template = defineTemplate({
  name: 'ratsinfo-gremium',
  spec: '2.6',
  View: RatsinfoGremium,
})
