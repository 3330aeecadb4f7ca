import { defineTemplate } from '../template.ts'
import { RatsinfoSitzungen } from './ratsinfo-sitzungen.tsx'

/** Template `ratsinfo-sitzungen`. */
export const template = defineTemplate({
  name: 'ratsinfo-sitzungen',
  spec: '2.6',
  View: RatsinfoSitzungen,
})
