import { defineTemplate } from '../template.ts'
import { Pauschalangebote } from './pauschalangebote.tsx'

/** Template `pauschalangebote`. */
export const template = defineTemplate({
  name: 'pauschalangebote',
  spec: '2.2',
  View: Pauschalangebote,
})
