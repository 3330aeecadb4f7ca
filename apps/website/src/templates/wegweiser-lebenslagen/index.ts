import { defineTemplate } from '../template.ts'
import { WegweiserLebenslagen } from './wegweiser-lebenslagen.tsx'

/** Template `wegweiser-lebenslagen`. */
export const template = defineTemplate({
  name: 'wegweiser-lebenslagen',
  spec: '2.6',
  View: WegweiserLebenslagen,
})
