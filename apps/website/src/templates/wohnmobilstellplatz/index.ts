import { defineTemplate } from '../template.ts'
import { Wohnmobilstellplatz } from './wohnmobilstellplatz.tsx'

/** Template `wohnmobilstellplatz`. */
export const template = defineTemplate({
  name: 'wohnmobilstellplatz',
  spec: '2.2',
  View: Wohnmobilstellplatz,
})
