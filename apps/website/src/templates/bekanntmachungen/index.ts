import { defineTemplate } from '../template.ts'
import { Bekanntmachungen } from './bekanntmachungen.tsx'

/** Template `bekanntmachungen`. */
export const template = defineTemplate({
  name: 'bekanntmachungen',
  spec: '3',
  View: Bekanntmachungen,
})
