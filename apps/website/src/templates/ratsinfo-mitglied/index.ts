import { defineTemplate } from '../template.ts'
import { RatsinfoMitglied } from './ratsinfo-mitglied.tsx'

/** Template `ratsinfo-mitglied`. */
export const template = defineTemplate({
  name: 'ratsinfo-mitglied',
  spec: '2.6',
  View: RatsinfoMitglied,
})
