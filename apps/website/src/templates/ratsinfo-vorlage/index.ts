import { defineTemplate } from '../template.ts'
import { RatsinfoVorlage } from './ratsinfo-vorlage.tsx'

/** Template `ratsinfo-vorlage`. */
export const template = defineTemplate({
  name: 'ratsinfo-vorlage',
  spec: '2.6',
  View: RatsinfoVorlage,
})
