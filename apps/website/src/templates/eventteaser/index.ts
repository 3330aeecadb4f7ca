import { defineTemplate } from '../template.ts'
import { Eventteaser } from './eventteaser.tsx'

/** Template `eventteaser`. */
export const template = defineTemplate({
  name: 'eventteaser',
  spec: '4',
  View: Eventteaser,
})
