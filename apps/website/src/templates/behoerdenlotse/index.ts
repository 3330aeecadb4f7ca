import { defineTemplate } from '../template.ts'
import { Behoerdenlotse } from './behoerdenlotse.tsx'

/** Template `behoerdenlotse`. */
export const template = defineTemplate({
  name: 'behoerdenlotse',
  spec: '2.7',
  View: Behoerdenlotse,
})
