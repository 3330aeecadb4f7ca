import { defineTemplate } from '../template.ts'
import { Ansprechpartner } from './ansprechpartner.tsx'

/** Template `ansprechpartner`. */
export const template = defineTemplate({
  name: 'ansprechpartner',
  spec: '2.7',
  View: Ansprechpartner,
})
