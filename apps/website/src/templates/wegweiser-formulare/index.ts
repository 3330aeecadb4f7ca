import { defineTemplate } from '../template.ts'
import { WegweiserFormulare } from './wegweiser-formulare.tsx'

/** Template `wegweiser-formulare`. */
export const template = defineTemplate({
  name: 'wegweiser-formulare',
  spec: '2.6',
  View: WegweiserFormulare,
})
