import { defineTemplate } from '../template.ts'
import { AbfallkalenderBlock } from './abfallkalender.tsx'

/** Template `abfallkalender`. */
export const template = defineTemplate({
  name: 'abfallkalender',
  spec: '2.6',
  View: AbfallkalenderBlock,
})
