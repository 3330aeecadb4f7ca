import { defineTemplate } from '../template.ts'
import { OeffnungszeitenBlock } from './oeffnungszeiten.tsx'

/** Template `oeffnungszeiten`. */
export const template = defineTemplate({
  name: 'oeffnungszeiten',
  spec: '4',
  View: OeffnungszeitenBlock,
})
