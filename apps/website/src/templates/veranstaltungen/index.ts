import { defineTemplate } from '../template.ts'
import { Veranstaltungen } from './veranstaltungen.tsx'

/** Template `veranstaltungen`. */
export const template = defineTemplate({
  name: 'veranstaltungen',
  spec: '2.6',
  View: Veranstaltungen,
})
