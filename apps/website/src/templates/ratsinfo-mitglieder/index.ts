import { defineTemplate } from '../template.ts'
import { RatsinfoMitglieder } from './ratsinfo-mitglieder.tsx'

/** Template `ratsinfo-mitglieder`. */
export const template = defineTemplate({
  name: 'ratsinfo-mitglieder',
  spec: '2.6',
  View: RatsinfoMitglieder,
})
