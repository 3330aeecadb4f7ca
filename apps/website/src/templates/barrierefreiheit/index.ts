import { defineTemplate } from '../template.ts'
import { Barrierefreiheit } from './barrierefreiheit.tsx'

/** Template `barrierefreiheit`. */
export const template = defineTemplate({
  name: 'barrierefreiheit',
  spec: '2.6',
  View: Barrierefreiheit,
})
